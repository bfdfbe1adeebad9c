import type { Mark } from "#shared/candidates/shapes.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import type { GivenAnswer, Source } from "./engine.ts";

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** Marks by the words that criterion and answers share. */
export const builtInMarks = (rubric: Criterion[], answers: GivenAnswer[], _source: Source): Mark[] =>
  rubric
    .filter(({ kind }) => kind !== "note")
    .map(({ id, text }) => {
      const wanted = wordsOf(text);
      const is_asked = answers.some(({ criterion_id }) => criterion_id === id);
      for (const [at, answer] of answers.entries())
        for (const { segment, index } of segmenter.segment(answer.text)) {
          const words = wordsOf(segment);
          const shared = [...wanted].filter((word) => words.has(word)).length;
          if (shared < Math.max(1, wanted.size / 2)) continue;
          const quote = {
            text: segment.trim(),
            answer: at + 1,
            start: index,
            end: index + segment.trim().length,
          };
          return { criterion_id: id, level: "described", quote, is_asked: true };
        }
      return { criterion_id: id, level: "none", is_asked };
    });

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3));
