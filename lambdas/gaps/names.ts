import { keyWords } from "#platform/table/keys.ts";
import { idKinds } from "#platform/table/new-id.ts";

/** The first words of the area's keys in the table. They are stored: never change one. */
export const words = { gap: "GAP", gapDue: "GAPDUE", gapLink: "GAPLINK", gapQuestion: "GAPQUESTION" };
export const { key, keyPrefix } = keyWords(words);

/** The prefixes of the area's ids. They are stored and visible: never change one. */
export const ids = { gap: "gap" };
export const { idFrom, newId } = idKinds(ids);
