import { AppError } from "#shared/errors.ts";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { type Removed, removedEntity } from "../entities.ts";
import type { StoredTemplate } from "../store.ts";
import { changeSections } from "./change-sections.ts";
import { placed, withSection } from "./find.ts";

/** Seconds. */
const keptFor = 3600;

/** When what is removed now can no longer be restored, in seconds since 1970. */
export const removedUntil = (): number => Math.floor(Date.now() / 1000) + keptFor;

/**
 * Puts a removed section or question back at its former place; repeating it changes nothing. Throws AppError `not_found`
 * if it is too late, and `conflict` if the section of a question is gone.
 */
export const restore = (template: StoredTemplate, id: string, userId: string) =>
  changeSections(template, userId, async (present) => {
    const removed = await removedEntity.find({ template_id: template.id, id });
    const isThere = present.some((one) => one.id === id || one.questions.some((own) => own.id === id));
    if (!isThere && (!removed || removed.ttl * 1000 < Date.now())) throw tooLate();
    return {
      sections: isThere || !removed ? present : withRemoved(present, removed),
      result: (sections) => ({ sections }),
      detail: removed?.section ? `Section restored: ${removed.section.title}` : "Question restored",
      also: [removedEntity.drop({ template_id: template.id, id })],
    };
  });

const withRemoved = (present: TemplateSection[], { section, question }: Removed): TemplateSection[] => {
  if (section) return placed(present, section, section.section_order);
  const own = present.find(({ id }) => id === question?.section_id);
  if (!own || !question)
    throw new AppError(
      "conflict",
      "The section of this question was deleted too. Restore the section first.",
    );
  return withSection(present, {
    ...own,
    questions: placed(own.questions, question, question.question_order),
  });
};

const tooLate = () =>
  new AppError("not_found", "A deletion can be undone for an hour, which is over. Add the text again.");
