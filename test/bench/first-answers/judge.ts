import { sentencesIn } from "#shared/quotation/sentences.ts";
import type { Answer } from "./asking.ts";
import type { Document } from "./documents.ts";
import type { Question } from "./questions-in.ts";

export type Verdict = "right" | "wrong" | "refused";

export interface Judged {
  question: Question;
  answer: Answer;
  verdict: Verdict;
  /** Whether it quotes a list of references, an infobox, a running head or navigation. */
  isFurniture: boolean;
  /** A sentence of a right answer with neither the fact nor a word of the question. */
  needless?: string;
}

/** Refusing is right for a question that its document does not answer. */
export const judge = (question: Question, answer: Answer, read: Document[]): Judged => {
  const isRefused = answer.outcome !== "answered";
  const { fact } = question;
  const text = plain(answer.text);
  const isRight = isRefused ? !fact : (fact?.test(text) ?? false);
  const quoted = text.split(/\n{2,}/).filter((paragraph) => mark.test(paragraph));
  const needless =
    isRight && !isRefused ? needlessIn(quoted.join("\n").replace(marks, ""), question) : undefined;
  return {
    question,
    answer,
    verdict: isRight ? "right" : isRefused ? "refused" : "wrong",
    isFurniture: !isRefused && quoted.some((paragraph) => isFurniture(paragraph, answer, read)),
    ...(needless && { needless }),
  };
};

const mark = /\[\d+\]/;
const marks = /\s*\[\d+\]/g;

const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[ \u00a0\u202f]+/g, " ")
    .trim();

const isFurniture = (paragraph: string, { documents }: Answer, read: Document[]): boolean => {
  const cited = [...paragraph.matchAll(/\[(\d+)\]/g)].map(([, number]) => documents[Number(number) - 1]);
  return read.some(
    ({ name, furniture }) => cited.includes(name) && furniture.test(paragraph.replace(marks, "")),
  );
};

const needlessIn = (text: string, { text: asked, fact }: Question): string | undefined => {
  const words = wordsOf(asked);
  const sentences = sentencesIn(text).map((sentence) => sentence.text);
  return sentences.find(
    (sentence) => !fact?.test(sentence) && !wordsOf(sentence).some((word) => words.includes(word)),
  );
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
