import type { Importance } from "#shared/knowledge/rules.ts";
import type { WrittenQuestion, WrittenSection } from "#shared/knowledge/template-shapes.ts";

/** Importance, expected words and text of a written question. */
export type Line = [importance: Importance, words: number, text: string];

export const question = ([importance, expected_word_count, question_text]: Line): WrittenQuestion => ({
  question_text,
  importance,
  expected_word_count,
});

export const section = (title: string, description: string, lines: Line[]): WrittenSection => ({
  title,
  description,
  questions: lines.map(question),
});
