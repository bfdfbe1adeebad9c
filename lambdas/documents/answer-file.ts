import type { WrittenAnswer } from "#shared/contract/written-answer.ts";

/** The stored file of a written answer: Markdown with the question as its heading. */
export const answerFile = ({ question, answer }: WrittenAnswer): string => `# ${question}\n\n${answer}\n`;

/** The answer in such a file. The question is the document's name. */
export const answerIn = (bytes: Uint8Array): string => {
  const text = new TextDecoder().decode(bytes);
  return text.slice(text.indexOf("\n\n") + 2).trim();
};
