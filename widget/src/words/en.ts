import { english as answer } from "../chat/answer/words.ts";
import { english as form } from "../form/words.ts";
import { english as visit } from "../visit/words.ts";

/** The words of the pieces; the chat has its own from the start. */
export default { ...answer, ...form, ...visit };
