import { keyWords } from "#platform/table/keys.ts";
import { idKinds } from "#platform/table/new-id.ts";

/** The first words of the area's keys in the table. They are stored: never change one. */
export const words = {
  lead: "LEAD",
  leadChange: "LEADCHANGE",
  leadIndex: "LEADINDEX",
  leadMail: "LEADMAIL",
  leadNotice: "LEADNOTICE",
  leadOf: "LEADOF",
  leadRemoved: "LEADREMOVED",
  leadVisit: "LEADVISIT",
  widgetDay: "WIDGETDAY",
};
export const { key, keyPrefix } = keyWords(words);

/** The prefixes of the area's ids. They are stored and visible: never change one. */
export const ids = { lead: "lead" };
export const { idFrom, newId } = idKinds(ids);
