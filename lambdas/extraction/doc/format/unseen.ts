import type { MarkName } from "../../marks/marks.ts";
import type { Letters } from "./letters.ts";

/** In half points; below this nobody reads it. */
const smallestSize = 4;

/** The mark by which letters are not for the reader. `isPlain`: nothing but white paper is behind the paragraph. */
export const unseenLetters = (letters: Letters, isPlain: boolean): MarkName | undefined => {
  if (letters.isHidden) return "hiddenText";
  if (letters.isDeleted) return "trackedDeletion";
  if (letters.isStruck) return "struckText";
  if (letters.size < smallestSize) return "tinyText";
  return isPlain && letters.isWhite && !letters.isLit ? "whiteText" : undefined;
};
