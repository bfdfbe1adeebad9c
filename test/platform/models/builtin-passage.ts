import { answerFrom } from "#platform/models/builtin/answer.ts";
import type { Passage } from "#platform/search/port.ts";

export const passage = (text: string, { titlePath = [], ordinal = 0 }: Partial<Passage> = {}): Passage => ({
  id: `doc_1:${ordinal}`,
  chatbotId: "bot_1",
  documentId: "doc_1",
  ordinal,
  text,
  filename: "rules.txt",
  titlePath,
  start: 0,
  end: text.length,
});

/** The built-in model's answer from passages that hold the texts, best first. */
export const answered = (question: string, ...texts: string[]): string =>
  answerFrom(
    question,
    texts.map((text, ordinal) => passage(text, { ordinal })),
  );
