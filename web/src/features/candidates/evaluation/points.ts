import type { Evaluation, Mark } from "#shared/candidates/shapes.ts";
import { shares } from "#shared/candidates/shares.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import { locale } from "#web/lib/format/locale.ts";
import { markWords } from "../words.ts";

export interface Judged {
  criterion: Criterion;
  mark: Mark;
}

/** The criteria that count, with their marks, in the order of the rubric. */
export const judgedOf = ({ criteria, marks }: Evaluation): Judged[] =>
  criteria.flatMap((criterion): Judged[] => {
    if (criterion.kind === "note") return [];
    const mark = marks.find(({ criterion_id }) => criterion_id === criterion.id);
    return [{ criterion, mark: mark ?? { criterion_id: criterion.id, level: "none", is_asked: false } }];
  });

export const pointsOf = ({ criterion, mark }: Judged): number =>
  mark.is_asked ? criterion.weight * shares[mark.level] : 0;

/** The points of an evaluation, and as many as the asked criteria allow. */
export const totalOf = (judged: Judged[]): { points: number; most: number } => {
  const asked = judged.filter(({ mark }) => mark.is_asked);
  return {
    points: asked.reduce((sum, one) => sum + pointsOf(one), 0),
    most: asked.reduce((sum, { criterion }) => sum + criterion.weight, 0),
  };
};

/** "14.05" */
export const twoDigits = (points: number): string =>
  points.toLocaleString(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "Coverage 85%: 4 of 5 criteria were asked about" */
export const coverageWords = (coverage: number, judged: Judged[]): string => {
  const asked = judged.filter(({ mark }) => mark.is_asked).length;
  const all = judged.length;
  const what =
    asked === all
      ? all === 1
        ? "the one criterion was asked about"
        : `all ${all} criteria were asked about`
      : `${asked} of ${all} criteria ${asked === 1 ? "was" : "were"} asked about`;
  return `Coverage ${Math.round(coverage * 100)}%: ${what}`;
};

/** The drawing in words. */
export const barWords = (judged: Judged[]): string =>
  judged.map(({ criterion, mark }) => `${criterion.text}: ${markWords(mark).toLowerCase()}`).join("; ");

export const partsOf = (judged: Judged[]) =>
  judged.map(({ criterion: { weight }, mark: { level, is_asked } }) => ({ weight, level, is_asked }));
