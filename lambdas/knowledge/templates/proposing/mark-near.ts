import { similaritiesTo } from "#platform/questions/similarities.ts";
import type { ProposedQuestion, TemplateSection } from "#shared/knowledge/template-shapes.ts";

/** The cosine from which two questions are shown beside each other as nearly the same. */
const nearFrom = 0.8;

/** Names with each proposal the question of the template that asks nearly the same. */
export const markNear = async (
  proposals: ProposedQuestion[],
  present: TemplateSection[],
): Promise<ProposedQuestion[]> => {
  const texts = present.flatMap(({ questions }) => questions.map(({ question_text }) => question_text));
  if (texts.length === 0 || proposals.length === 0) return proposals;
  const proposed = proposals.map(({ question_text }) => question_text);
  const nearest = await similaritiesTo(texts, proposed);
  return Promise.all(
    proposals.map(async (proposal, at) => {
      if ((nearest[at] ?? 0) < nearFrom) return proposal;
      const each = await similaritiesTo([proposal.question_text], texts);
      const near = texts[each.indexOf(Math.max(...each))];
      return { ...proposal, ...(near !== undefined && { near }) };
    }),
  );
};
