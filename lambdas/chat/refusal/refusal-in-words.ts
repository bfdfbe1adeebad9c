import { declines } from "../citations/declines.ts";
import { finishedSentences } from "../citations/sentences.ts";

const maxSentences = 4;

/**
 * Whether a whole answer is a refusal by a model that leaves the mark out: short, without citations, and it begins by
 * saying in one of a few languages that the documents do not tell.
 */
export const isRefusalInWords = (answer: string): boolean => {
  if (/\[\d+\]/.test(answer)) return false;
  const { finished, rest } = finishedSentences(answer.trim());
  const sentences = [...finished, rest].filter((sentence) => sentence.trim());
  return sentences.length > 0 && sentences.length <= maxSentences && declines.test(sentences[0] ?? "");
};
