import { keyWords } from "#platform/table/keys.ts";

/** The first words of the area's keys in the table. They are stored: never change one. */
export const words = { subscriber: "SUBSCRIBER", unsubscribed: "UNSUBSCRIBED" };
export const { key, keyPrefix } = keyWords(words);
