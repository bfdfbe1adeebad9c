import { sentencesIn } from "#shared/quotation/sentences.ts";
import { supportingSentences } from "#shared/quotation/supporting-sentences.ts";
import type { Row } from "../table.ts";
import type { ParallelFile } from "./parallel.ts";

/**
 * Whether the sentence of the right passage that is marked in the browser is the one that has the answer: a question with
 * its answer as the claim, the passage in the same and in other languages.
 */
export const markedSentences = (files: ParallelFile[]): Row[] =>
  [true, false].flatMap((isSame) => {
    const results = files.flatMap((asked) =>
      files.filter((read) => (asked === read) === isSame).flatMap((read) => resultsOf(asked, read)),
    );
    const share = (wanted: Result) =>
      (results.filter((result) => result === wanted).length / results.length) * 100;
    const where = isSame ? "same language" : "passage in another language";
    return [
      {
        what: `${where}: right sentence marked`,
        value: share("right"),
        unit: "%",
        atLeast: isSame ? 93 : 28,
      },
      { what: `${where}: wrong sentence marked`, value: share("wrong"), unit: "%", atMost: isSame ? 5 : 2 },
    ];
  });

type Result = "right" | "wrong" | "none";

/** Results for the questions whose answer is in one of several sentences; none for files with other questions. */
const resultsOf = (asked: ParallelFile, read: ParallelFile): Result[] => {
  if (asked.questions.length !== read.questions.length) return [];
  const texts = new Map(read.paragraphs.map(({ number, text }) => [number, text]));
  return asked.questions.flatMap(({ paragraph, question, answer }, at): Result[] => {
    const text = texts.get(paragraph) ?? "";
    const sought = read.questions[at]?.answer ?? "";
    const sentences = sentencesIn(text);
    const [gold, ...others] = sentences.filter((sentence) => sentence.text.includes(sought));
    if (!gold || others.length > 0 || sentences.length < 2) return [];
    const marked = supportingSentences(text, `${question} ${answer}`);
    if (marked.length === 0) return ["none"];
    return [marked.some(({ start }) => start === gold.start) ? "right" : "wrong"];
  });
};
