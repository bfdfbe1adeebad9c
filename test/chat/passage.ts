import type { Passage } from "#platform/search/port.ts";

/** A passage of a document of its own, as it is found. */
export const passageOf = (text: string, given: Partial<Passage> = {}): Passage => ({
  id: `psg_${text.slice(0, 8)}`,
  chatbotId: "bot_1",
  documentId: `doc_${text.slice(0, 8)}`,
  ordinal: 0,
  text,
  filename: "rules.txt",
  titlePath: [],
  start: 0,
  end: text.length,
  ...given,
});
