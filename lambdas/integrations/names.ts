import { keyWords } from "#platform/table/keys.ts";
import { idKinds } from "#platform/table/new-id.ts";

/** The first words of the area's keys in the table. They are stored: never change one. */
export const words = {
  integration: "INTEGRATION",
  integrationCall: "INTCALL",
  integrationFigures: "INTFIGURES",
};
export const { key, keyPrefix } = keyWords(words);

/** The prefixes of the area's ids. They are stored and visible: never change one. */
export const ids = { integration: "int", integrationCall: "call" };
export const { idFrom, newId } = idKinds(ids);
