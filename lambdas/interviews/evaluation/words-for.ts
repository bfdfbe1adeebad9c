import type { Evaluation, Mark } from "#shared/candidates/shapes.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";

const mostStrengths = 5;

interface Judged {
  criterion: Criterion;
  mark: Mark;
}

/**
 * Strengths in the applicant's own words, areas for improvement, and a summary. Nobody "lacks" anything: it was not shown
 * in these answers.
 */
export const wordsFor = (
  rubric: Criterion[],
  marks: Mark[],
): Pick<Evaluation, "strengths" | "weaknesses" | "summary"> => {
  const judged = rubric.flatMap((criterion): Judged[] => {
    const mark = marks.find(({ criterion_id }) => criterion_id === criterion.id);
    return mark ? [{ criterion, mark }] : [];
  });
  const byWeight = judged.toSorted((one, other) => other.criterion.weight - one.criterion.weight);
  const at = (level: Mark["level"]) => byWeight.filter(({ mark }) => mark.level === level);
  const strong = [...at("shown"), ...at("described")];
  return {
    strengths: strong
      .slice(0, mostStrengths)
      .map(({ criterion, mark }) => `${criterion.text}: “${mark.quote?.text ?? ""}”`),
    weaknesses: [
      ...at("none")
        .filter(({ mark }) => mark.is_asked)
        .map(({ criterion }) => `${criterion.text}: was not shown in the answers`),
      ...at("mentioned").map(({ criterion }) => `${criterion.text}: was mentioned, not described`),
    ],
    summary: summaryOf(judged, strong),
  };
};

const summaryOf = (judged: Judged[], strong: Judged[]): string => {
  const asked = judged.filter(({ mark }) => mark.is_asked);
  if (asked.every(({ mark }) => mark.level === "none"))
    return "The answers hold no evidence for any criterion, so there is no score.";
  const missing = asked.filter(({ criterion, mark }) => criterion.kind === "must" && mark.level === "none");
  const unasked = judged.length - asked.length;
  return [
    `${strong.length} of ${asked.length} criteria that the interview reached are described or shown.`,
    missing.length > 0 &&
      `Not shown, though required: ${missing.map(({ criterion }) => criterion.text).join("; ")}.`,
    unasked > 0 &&
      `${unasked === 1 ? "One criterion was" : `${unasked} criteria were`} not reached and do not count.`,
  ]
    .filter(Boolean)
    .join(" ");
};
