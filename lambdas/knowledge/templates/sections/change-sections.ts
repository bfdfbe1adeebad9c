import { setTimeout as pause } from "node:timers/promises";
import { type Actor, logActivity } from "#lambdas/core/activity.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { templateBounds } from "#shared/knowledge/rules.ts";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { type StoredSection, sectionEntity, templateEntity } from "../entities.ts";
import { absent, type StoredTemplate, templateStore } from "../store.ts";

const mostAttempts = 12;

export interface SectionsAfter<Result> {
  /** In their order, from which `section_order` and `question_order` follow. Unchanged if it is the same list. */
  sections: TemplateSection[];
  result: (sections: TemplateSection[]) => Result;
  /** The activity log says in these words what was done. */
  detail: string;
  /** Further writes of the same transaction. */
  also?: Write[];
}

export type SectionsChange<Result> = (
  present: StoredSection[],
) => SectionsAfter<Result> | Promise<SectionsAfter<Result>>;

/**
 * Applies a change to the sections of a template as they are now, in one transaction with the template's counts. Where
 * another request changed them in between it is applied to what that left, so that none of the two is lost. Throws
 * AppError `conflict` for more sections or questions than a template may have.
 */
export const changeSections = async <Result>(
  template: StoredTemplate,
  userId: string,
  change: SectionsChange<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    const present = await templateStore.sections(template.id);
    const { sections, result, detail, also = [] } = await change(present);
    if (sections === present) return result(shownAll(present));
    refuseTooMany(present, sections);
    const numbered = sections.map(inOrder);
    const writes = [
      countsChange(template, present, numbered),
      ...sectionWrites(present, numbered),
      logged(template, { accountId: template.user_id, userId }, detail),
      ...also,
    ];
    try {
      await transact(writes);
      return result(numbered);
    } catch (error) {
      if (!writes.some((_, at) => failedCondition(error, at))) throw error;
      if (!(await templateStore.find(template))) throw absent();
      if (attempt === mostAttempts)
        throw new AppError("conflict", "Many changes were made to this template at once. Try again.");
      await pause(Math.random() * 15 * attempt);
    }
  }
};

/** A section without what only the table needs. */
export const shown = ({ revision: _, ...section }: StoredSection): TemplateSection => section;

export const shownAll = (sections: StoredSection[]): TemplateSection[] => sections.map(shown);

/** Numbers a section and its questions by their places; what has its number already stays the same object. */
const inOrder = (section: TemplateSection, at: number): TemplateSection => {
  const questions = section.questions.map((question, place) =>
    question.question_order === place + 1 && question.section_id === section.id
      ? question
      : { ...question, section_id: section.id, question_order: place + 1 },
  );
  const isSame =
    section.section_order === at + 1 && questions.every((one, place) => one === section.questions[place]);
  return isSame ? section : { ...section, section_order: at + 1, questions };
};

/** Changes that add or take away at the same moment fail, because the counts they were made on no longer hold. */
const countsChange = (template: StoredTemplate, present: TemplateSection[], after: TemplateSection[]) =>
  templateEntity.change(template, {
    set: { ...countsOf(after), updated_at: new Date().toISOString() },
    condition: when.equals(countsOf(present)),
  });

export const countsOf = (sections: TemplateSection[]) => ({
  section_count: sections.length,
  question_count: sections.reduce((sum, { questions }) => sum + questions.length, 0),
});

const sectionWrites = (present: StoredSection[], after: TemplateSection[]): Write[] => {
  const former = new Map(present.map((section) => [section.id, section]));
  const kept = new Set(after.map(({ id }) => id));
  const gone = present.filter(({ id }) => !kept.has(id));
  return [
    ...after.flatMap((section): Write[] => {
      const before = former.get(section.id);
      if (!before) return [sectionEntity.put({ ...section, revision: 1 })];
      if (before === section) return [];
      const { id: _, template_id: _of, ...set } = shown({ ...section, revision: 0 });
      const condition = when.equals({ revision: before.revision });
      return [sectionEntity.change(before, { set, add: { revision: 1 }, condition })];
    }),
    ...gone.map((section) => sectionEntity.dropPresent(section, when.equals({ revision: section.revision }))),
  ];
};

const logged = ({ id, name }: StoredTemplate, actor: Actor, detail: string): Write =>
  logActivity(actor, { action: "changed", subject: { kind: "knowledge_template", id, name }, detail });

const refuseTooMany = (present: TemplateSection[], after: TemplateSection[]): void => {
  const [before, now] = [countsOf(present), countsOf(after)];
  const { sections, questions, questionsInSection } = templateBounds;
  if (now.section_count > Math.max(sections, before.section_count)) throw full(`${sections} sections`);
  if (now.question_count > Math.max(questions, before.question_count)) throw full(`${questions} questions`);
  const sizes = new Map(present.map((section) => [section.id, section.questions.length]));
  const isFull = ({ id, questions: own }: TemplateSection) =>
    own.length > Math.max(questionsInSection, sizes.get(id) ?? 0);
  if (after.some(isFull))
    throw new AppError(
      "conflict",
      `A section has at most ${questionsInSection} questions. Delete some that are not needed, or add a section.`,
    );
};

const full = (what: string) =>
  new AppError("conflict", `A template has at most ${what}. Delete some that are not needed first.`);
