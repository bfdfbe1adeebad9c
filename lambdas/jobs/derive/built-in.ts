import { groundOf } from "#shared/jobs/lawful/ground-of.ts";
import { mostCriteria, mostFollowUps } from "#shared/jobs/rules.ts";
import type { Criterion, Proposal } from "#shared/jobs/shapes.ts";
import { kindOf } from "./kind-of.ts";
import { questionAbout } from "./question-about.ts";
import { statementsOf } from "./statements.ts";

/** The texts of a posting that criteria and questions are derived from. */
export interface Texts {
  title: string;
  description: string;
  requirements: string;
  ideal_candidate: string;
}

type Draft = Omit<Criterion, "id">;

const weights = { must: 4, nice: 2, note: 1 };

/**
 * Criteria from the lines of requirements and profile, of which those that repeat another, and those that nobody may be
 * judged by, are left out; questions about the weightiest ones.
 */
export const proposeBuiltIn = (texts: Texts): Proposal => {
  const criteria = criteriaOf(texts);
  const questions = criteria
    .map((criterion, at) => ({ criterion, at }))
    .filter(({ criterion }) => criterion.kind !== "note")
    .toSorted((one, other) => other.criterion.weight - one.criterion.weight)
    .slice(0, mostFollowUps)
    .map(({ criterion, at }) => ({ question_text: questionAbout(criterion.text), criterion: at }));
  return { criteria, questions, by: "builtin" };
};

const criteriaOf = ({ requirements, ideal_candidate }: Texts): Draft[] => {
  const drafts: Draft[] = [];
  for (const statement of [...statementsOf(requirements), ...statementsOf(ideal_candidate)]) {
    if (drafts.length === mostCriteria) break;
    if (groundOf(statement) || drafts.some(({ text }) => saysTheSame(text, statement))) continue;
    const kind = kindOf(statement);
    drafts.push({ text: statement, kind, weight: weights[kind] });
  }
  return drafts;
};

/** Whether the shorter one shares most of its longer words with the other. */
const saysTheSame = (one: string, other: string): boolean => {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size);
  if (!few || !many || few.size === 0) return false;
  const shared = [...few].filter((word) => many.has(word)).length;
  return shared / few.size >= 0.7;
};

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3));
