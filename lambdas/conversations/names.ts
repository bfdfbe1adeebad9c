import { keyWords } from "#platform/table/keys.ts";

/** The first words of the area's keys in the table. They are stored: never change one. */
export const words = {
  consent: "CONSENT",
  consentText: "CONSENTTEXT",
  conversationDay: "CONVDAY",
  conversationsCounted: "CONVCOUNTED",
  debug: "DEBUG",
  formerBooked: "FORMERBOOKED",
  handoff: "HANDOFF",
  intervened: "INTERVENED",
  message: "MSG",
  messageIndex: "MSGINDEX",
  remains: "REMAINS",
  source: "SOURCE",
  started: "STARTED",
  test: "TEST",
};
export const { key, keyPrefix } = keyWords(words);
