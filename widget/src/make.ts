import { adopt, sheetOf } from "./adopt.ts";
import { element } from "./element.ts";
import { icon } from "./icon.ts";
import { filled } from "./words/words.ts";

/** Functions that the chat hands to its pieces, so that none of them carries them again. */
export const make = { element, icon, adopt, sheetOf, filled };
export type Make = typeof make;
