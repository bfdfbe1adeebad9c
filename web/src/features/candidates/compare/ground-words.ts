import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { nameOf } from "../words.ts";

/** The difference that two scores do not show; undefined if they stand on the same ground. */
export const groundWords = (pair: [CandidateDetail, CandidateDetail]): string | undefined => {
  const [one, other] = pair;
  if (one.job_id !== other.job_id)
    return "They applied for different postings, so their scores come from different criteria.";
  const versions = pair.map(({ evaluations: [evaluation] }) => evaluation?.rubric_version);
  if (versions[0] !== versions[1] && versions.every(Boolean))
    return `The scores come from versions ${versions.join(" and ")} of the criteria. Evaluate the older one again to compare them.`;
  const missing = pair.filter(({ coverage }) => coverage !== null && coverage < 1);
  if (missing.length === 0 || one.coverage === other.coverage) return undefined;
  const same =
    one.evaluation_score === other.evaluation_score ? "The same score, but not the same ground. " : "";
  const least = pair.toSorted((first, second) => (first.coverage ?? 0) - (second.coverage ?? 0))[0] ?? one;
  return `${same}The interview of ${nameOf(least)} reached fewer of the criteria. What was not asked counts neither for nor against anybody.`;
};
