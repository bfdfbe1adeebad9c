import type { Importance } from "#shared/knowledge/rules.ts";

export const importancePalettes = { critical: "red", high: "orange", medium: "blue", low: "gray" } as const;

/** "200 words"; empty without an expectation. */
export const lengthWords = (count: number | null): string => (count ? `${count} words` : "");

/** "high · 200 words" */
export const aboutWords = ({
  importance,
  expected_word_count,
}: {
  importance: Importance;
  expected_word_count: number | null;
}): string => [importance, lengthWords(expected_word_count)].filter(Boolean).join(" · ");
