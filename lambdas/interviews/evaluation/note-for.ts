import type { MarkLevel } from "#shared/candidates/shapes.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import { builtInMarks } from "./built-in-marks.ts";
import type { GivenAnswer, Source } from "./engine.ts";

const names: Record<Exclude<MarkLevel, "none">, string> = {
  shown: "Shows",
  described: "Describes",
  mentioned: "Mentions",
};

/** A note about one answer as it comes in: the criteria that it speaks of, by how much it shows. */
export const noteFor = (answer: GivenAnswer, rubric: Criterion[], source: Source): string => {
  const marks = builtInMarks(rubric, [answer], source);
  const textsAt = (level: MarkLevel) =>
    marks.flatMap((mark) =>
      mark.level === level ? (rubric.find(({ id }) => id === mark.criterion_id)?.text ?? []) : [],
    );
  const parts = (["shown", "described", "mentioned"] as const).flatMap((level) => {
    const texts = textsAt(level);
    return texts.length > 0 ? [`${names[level]}: ${texts.join("; ")}`] : [];
  });
  return parts.length > 0 ? `${parts.join(". ")}.` : "No evidence for a criterion.";
};
