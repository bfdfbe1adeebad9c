import type { english as answerWords } from "../chat/answer/words.ts";
import type { english as formWords } from "../form/words.ts";
import type { english as visitWords } from "../visit/words.ts";
import type { words } from "./words.ts";

/** All words of the interface in one language, those of its pieces too. */
export type Translation = Record<
  keyof typeof words | keyof typeof answerWords | keyof typeof formWords | keyof typeof visitWords,
  string
> & {
  /** In place of the product's own message, which is English; `{n}` are minutes. */
  later: string;
};
