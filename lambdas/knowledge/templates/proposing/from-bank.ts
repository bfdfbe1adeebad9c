import { similaritiesTo } from "#platform/questions/similarities.ts";
import { wordingOf } from "#platform/questions/wording.ts";
import type { Domain } from "#shared/knowledge/domains.ts";
import type {
  ProposedQuestion,
  ProposedSection,
  TemplateSection,
} from "#shared/knowledge/template-shapes.ts";
import { bankOf, themeOfTitle } from "../../bank/bank.ts";
import { generalQuestions } from "../../bank/general.ts";
import { knownIn } from "./known.ts";

/** Questions that are proposed at once. */
const mostQuestions = 6;

/** A question of the section's own theme goes before any other that has words of its title. */
const themeWeight = 1;
/** Questions of the domain go before general ones. */
const domainWeight = 0.15;

/** The sections of a domain that the template does not have, without questions that it has. */
export const sectionsOfBank = (domain: Domain, present: TemplateSection[]): ProposedSection[] => {
  const known = knownIn(present);
  return bankOf(domain)
    .filter(({ title }) => !known.hasTitle(title))
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ question_text }) => !known.hasQuestion(question_text)),
    }))
    .filter(({ questions }) => questions.length > 0);
};

/** The questions of domain and general part that fit a section best and that the template does not have. */
export const questionsOfBank = async (
  domain: Domain,
  { present, section }: { present: TemplateSection[]; section: TemplateSection },
): Promise<ProposedQuestion[]> => {
  const known = knownIn(present);
  const candidates = [
    ...bankOf(domain).flatMap(({ questions }, theme) =>
      questions.map((question) => ({ question, theme, weight: domainWeight })),
    ),
    ...generalQuestions.flatMap((questions, theme) =>
      questions.map((question) => ({ question, theme, weight: 0 })),
    ),
  ].filter(({ question }) => !known.hasQuestion(question.question_text));
  const theme = themeOfTitle(wordingOf(section.title));
  const similarities = await similaritiesTo(
    [section.title, ...(section.description ? [section.description] : [])],
    candidates.map(({ question }) => question.question_text),
  );
  return candidates
    .map(({ question, theme: own, weight }, at) => ({
      question,
      score: (similarities[at] ?? 0) + weight + (own === theme ? themeWeight : 0),
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostQuestions)
    .map(({ question }) => question);
};
