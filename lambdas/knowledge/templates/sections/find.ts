import { AppError } from "#shared/errors.ts";
import type { TemplateQuestion, TemplateSection } from "#shared/knowledge/template-shapes.ts";

/** Throws `not_found` for a section that the template does not have. */
export const sectionIn = <Section extends TemplateSection>(sections: Section[], id: string): Section => {
  const section = sections.find((one) => one.id === id);
  if (!section) throw new AppError("not_found", "Section not found. Somebody may have deleted it.");
  return section;
};

export const questionIn = ({ questions }: TemplateSection, id: string): TemplateQuestion => {
  const question = questions.find((one) => one.id === id);
  if (!question) throw new AppError("not_found", "Question not found. Somebody may have deleted it.");
  return question;
};

/** The list with another one in the place of a section. */
export const withSection = (sections: TemplateSection[], changed: TemplateSection): TemplateSection[] =>
  sections.map((one) => (one.id === changed.id ? changed : one));

/** The list with an item at a place, counted from 1; a place behind the last is the last. */
export const placed = <Item>(items: Item[], item: Item, order: number): Item[] =>
  items.toSpliced(Math.max(0, order - 1), 0, item);
