import type { TemplateDetail, TemplateQuestion, TemplateSection } from "#shared/knowledge/template-shapes.ts";

/** Pure functions that put sections and questions in another order. Places count from 1. */

const numberedSections = (sections: TemplateSection[]): TemplateSection[] =>
  sections.map((section, at) =>
    section.section_order === at + 1 ? section : { ...section, section_order: at + 1 },
  );

const numberedQuestions = (section_id: string, questions: TemplateQuestion[]): TemplateQuestion[] =>
  questions.map((question, at) =>
    question.question_order === at + 1 && question.section_id === section_id
      ? question
      : { ...question, section_id, question_order: at + 1 },
  );

/** The template with these sections, numbered, and with their counts. */
export const withSections = (template: TemplateDetail, sections: TemplateSection[]): TemplateDetail => ({
  ...template,
  sections: numberedSections(sections),
  section_count: sections.length,
  question_count: sections.reduce((sum, { questions }) => sum + questions.length, 0),
});

/** Replaces one section's questions. */
export const withQuestions = (
  template: TemplateDetail,
  sectionId: string,
  change: (questions: TemplateQuestion[]) => TemplateQuestion[],
): TemplateDetail =>
  withSections(
    template,
    template.sections.map((section) =>
      section.id === sectionId
        ? { ...section, questions: numberedQuestions(section.id, change(section.questions)) }
        : section,
    ),
  );

export const movedSection = (template: TemplateDetail, id: string, place: number): TemplateDetail => {
  const moved = template.sections.find((section) => section.id === id);
  if (!moved) return template;
  const others = template.sections.filter((section) => section !== moved);
  return withSections(template, others.toSpliced(place - 1, 0, moved));
};

export interface QuestionPlace {
  sectionId: string;
  questionId: string;
  /** The section that it is in afterwards. */
  into: string;
  place: number;
}

export const movedQuestion = (
  template: TemplateDetail,
  { sectionId, questionId, into, place }: QuestionPlace,
): TemplateDetail => {
  const moved = template.sections
    .find(({ id }) => id === sectionId)
    ?.questions.find(({ id }) => id === questionId);
  if (!moved) return template;
  const without = withQuestions(template, sectionId, (questions) =>
    questions.filter((question) => question !== moved),
  );
  return withQuestions(without, into, (questions) => questions.toSpliced(place - 1, 0, moved));
};

/** "2.3"; undefined for a question that is not there. */
export const numberOf = (sections: TemplateSection[], questionId: string): string | undefined => {
  for (const { section_order, questions } of sections) {
    const found = questions.find(({ id }) => id === questionId);
    if (found) return `${section_order}.${found.question_order}`;
  }
  return undefined;
};
