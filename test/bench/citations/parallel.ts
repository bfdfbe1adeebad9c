import { parallelFiles, type QuestionFile } from "../questions.ts";

/** The same paragraphs in one of several languages, with questions. */
export interface ParallelFile {
  language: string;
  paragraphs: { number: number; title: string; text: string }[];
  questions: { paragraph: number; question: string; answer: string }[];
}

const translated = ["xquad.es", "xquad.zh", "xquad.ar", "xquad.vi", "xquad.th"];

/** The translations of XQuAD, and those English paragraphs of the tuning data that are their originals. */
export const alignedFiles = (): ParallelFile[] => {
  const files = parallelFiles([...translated, "squad-tune.en"]);
  const spanish = files.find(({ language }) => language === "es");
  return files.map((file) =>
    file.language === "en" && spanish ? parallelTo(spanish, file) : numbered(file, (paragraph) => paragraph),
  );
};

const numbered = (
  { language, paragraphs, questions }: QuestionFile,
  numberOf: (paragraph: number) => number | undefined,
): ParallelFile => ({
  language,
  paragraphs: paragraphs.flatMap((paragraph, at) => {
    const number = numberOf(at);
    return number === undefined ? [] : { ...paragraph, number };
  }),
  questions: questions.flatMap(({ question, paragraph, answers: [answer = ""] }) => {
    const number = numberOf(paragraph);
    return number === undefined ? [] : { paragraph: number, question, answer };
  }),
});

/** Least share of names and numbers that a paragraph and its translation have in common, by inspection of those found. */
const leastShared = 0.55;

const parallelTo = (translation: QuestionFile, original: QuestionFile): ParallelFile => {
  const known = new Map<number, number>();
  const marks = original.paragraphs.map(({ text }) => namesAndNumbers(text));
  for (const [number, { title, text }] of translation.paragraphs.entries()) {
    const wanted = namesAndNumbers(text);
    const [best] = original.paragraphs
      .map((paragraph, at) => ({ at, title: paragraph.title, share: likeness(wanted, marks[at]) }))
      .filter((paragraph) => paragraph.title === title && paragraph.share >= leastShared)
      .toSorted((one, other) => other.share - one.share);
    if (best) known.set(best.at, number);
  }
  return numbered(original, (paragraph) => known.get(paragraph));
};

const namesAndNumbers = (text: string): Set<string> =>
  new Set(text.match(/\d+|\p{Lu}\p{L}{3,}/gu)?.map((mark) => mark.toLowerCase()));

const likeness = (one: Set<string>, other = new Set<string>()): number =>
  (2 * [...one].filter((mark) => other.has(mark)).length) / (one.size + other.size || 1);
