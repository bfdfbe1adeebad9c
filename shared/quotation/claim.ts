import { sentencesIn } from "./sentences.ts";

/** Stands for a citation mark in the text of a block. */
export const markSign = "\0";

/**
 * The claim that a citation mark stands behind: the text since the mark before it, within the last sentence, or this whole
 * sentence if the text is a word or two.
 * @param before The text of the mark's block up to the mark, with `markSign` for each earlier one.
 */
export const claimBefore = (before: string): string => {
  const said = before.replace(/(?<![\0\s])[\0\s]+$/, "");
  const own = lastSentence(said.slice(said.lastIndexOf(markSign) + 1));
  return saysEnough.test(own) ? own : lastSentence(said.replaceAll(markSign, ""));
};

const saysEnough = /\d|\p{L}{2}\P{L}+\p{L}{2}|\p{Lo}{4}/u;

const lastSentence = (text: string): string => sentencesIn(text).at(-1)?.text ?? "";
