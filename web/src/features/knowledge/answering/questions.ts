import type { TemplateQuestion, TemplateSection } from "#shared/knowledge/template-shapes.ts";

/** A question with its place among all of an interview. */
export interface PlacedQuestion extends TemplateQuestion {
  section: TemplateSection;
  /** From 0, over all sections. */
  index: number;
  /** "4.2" */
  number: string;
}

export const placed = (sections: TemplateSection[]): PlacedQuestion[] =>
  sections
    .flatMap((section, at) =>
      section.questions.map((question, place) => ({
        ...question,
        section,
        index: 0,
        number: `${at + 1}.${place + 1}`,
      })),
    )
    .map((question, index) => ({ ...question, index }));

/** The first that is not answered, else the last one. */
export const openingIndex = (questions: PlacedQuestion[], isAnswered: (id: string) => boolean): number => {
  const first = questions.findIndex(({ id }) => !isAnswered(id));
  return first === -1 ? Math.max(questions.length - 1, 0) : first;
};

/** "14 of 24 questions answered (58% complete)" */
export const progressWords = (answered: number, total: number): string =>
  `${answered} of ${total} questions answered (${percentOf(answered, total)}% complete)`;

export const percentOf = (answered: number, total: number): number =>
  total === 0 ? 0 : Math.round((answered / total) * 100);
