import { logActivity } from "#lambdas/core/activity.ts";
import { failedCondition, getMany, transact, type Write } from "#platform/table/client.ts";
import { countItems } from "#platform/table/count.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { AppError } from "#shared/errors.ts";
import type { QuestionFigures, TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { key, keyPrefix } from "../names.ts";
import {
  accessEntity,
  figuresEntity,
  linkEntity,
  type StoredAccess,
  type StoredSection,
  type StoredTemplate,
  sectionEntity,
  sharedEntity,
  templateEntity,
} from "./entities.ts";

export type { StoredAccess, StoredSection, StoredTemplate } from "./entities.ts";

export const absent = () => new AppError("not_found", "Template not found.");

const atOnce = 100;

export const templateStore = {
  /** Throws `not_found` for a template of another account. */
  ofAccount: (accountId: string, id: string): Promise<StoredTemplate> =>
    templateEntity.get({ user_id: accountId, id }),

  find: templateEntity.find,

  all: (accountId: string): Promise<StoredTemplate[]> =>
    Array.fromAsync(templateEntity.all({ pk: key("account", accountId), prefix: keyPrefix("template") })),

  /** The templates with these keys that are there, in no certain order. */
  many: async (ids: Pick<StoredTemplate, "user_id" | "id">[]): Promise<StoredTemplate[]> => {
    const pages = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
      getMany(ids.slice(at * atOnce, (at + 1) * atOnce).map(templateEntity.key)),
    );
    return (await Promise.all(pages)).flat().map(templateEntity.read);
  },

  /** In the order of `section_order`, each with its questions in the order of `question_order`. */
  sections: async (templateId: string): Promise<StoredSection[]> => {
    const query = { pk: key("template", templateId), prefix: keyPrefix("section") };
    const sections = await Array.fromAsync(sectionEntity.all(query));
    return sections
      .map((section) => ({
        ...section,
        questions: section.questions.toSorted((one, other) => one.question_order - other.question_order),
      }))
      .toSorted((one, other) => one.section_order - other.section_order);
  },

  /** Stores a new template with its sections. */
  create: (template: StoredTemplate, sections: TemplateSection[], also: Write[] = []): Promise<void> =>
    transact([
      templateEntity.put(template),
      ...sections.map((section) => sectionEntity.put({ ...section, revision: 1 })),
      ...also,
    ]),

  /** Changes fields of a template. Throws `not_found` if it was deleted. */
  update: async (
    template: StoredTemplate,
    set: Partial<StoredTemplate>,
    also: Write[] = [],
  ): Promise<StoredTemplate> => {
    await transact([templateEntity.change(template, { set }), ...also]).catch((error) => {
      throw failedCondition(error) ? absent() : error;
    });
    return templateEntity.get(template);
  },

  /** A write for a transaction: adds to the figures of a question, once per change of an answer. */
  changeFigures: (
    place: { template_id: string; question_id: string },
    { answered = 0, words = 0, last_answered_at }: Partial<Omit<QuestionFigures, "question_id">>,
  ): Write =>
    figuresEntity.addTo(place, {
      set: { ...place, ...(last_answered_at && { last_answered_at }) },
      add: { answered, words },
    }),

  figures: (templateId: string) =>
    Array.fromAsync(
      figuresEntity.all({ pk: key("template", templateId), prefix: keyPrefix("questionFigures") }),
    ),

  countInterviews: (templateId: string): Promise<number> =>
    countItems({ pk: key("template", templateId), prefix: keyPrefix("interview"), index: "gsi1" }),

  /** The users who may open a template, by id. */
  access: (templateId: string): Promise<StoredAccess[]> =>
    Array.fromAsync(
      accessEntity.all({ pk: key("template", templateId), prefix: keyPrefix("templateAccess") }),
    ),

  /** The accesses that others gave a user. */
  sharedWith: (userId: string): Promise<StoredAccess[]> =>
    Array.fromAsync(sharedEntity.all({ pk: key("templateShared", userId), prefix: keyPrefix("template") })),

  /** A user's access to a template of any account; undefined without one. */
  sharedAccess: (template_id: string, user_id: string): Promise<StoredAccess | undefined> =>
    sharedEntity.find({ template_id, user_id }),

  /** Throws `conflict` for a user who has access already, `not_found` if the template was deleted. */
  share: async (template: StoredTemplate, access: StoredAccess, userId: string): Promise<void> => {
    await transact([
      accessEntity.put(access),
      sharedEntity.place(access),
      templateEntity.change(template, { set: { id: template.id } }),
      logged(template, userId, `Shared with ${access.user_id}`),
    ]).catch((error) => {
      if (failedCondition(error, 2)) throw absent();
      if (!failedCondition(error)) throw error;
      throw new AppError("conflict", "This user already has access to the template.");
    });
  },

  unshare: (template: StoredTemplate, user_id: string, userId: string): Promise<void> => {
    const access = { template_id: template.id, user_id };
    return transact([
      accessEntity.drop(access),
      sharedEntity.drop(access),
      logged(template, userId, `No longer shared with ${user_id}`),
    ]);
  },

  /** Ends what a user may open of others. */
  leaveShared: async (userId: string): Promise<void> => {
    for (const access of await templateStore.sharedWith(userId))
      await transact([accessEntity.drop(access), sharedEntity.drop(access)]);
  },

  /** Deletes a template with all its own items, once its interviews are gone; repeating it changes nothing. */
  remove: async (template: StoredTemplate, also: Write[] = []): Promise<void> => {
    for (const access of await templateStore.access(template.id)) await sharedEntity.remove(access);
    await erasePartition(key("template", template.id));
    await transact([
      templateEntity.dropPresent(template),
      ...(template.public_slug ? [linkEntity.drop(template.public_slug)] : []),
      ...also,
    ]).catch((error) => {
      throw failedCondition(error) ? absent() : error;
    });
  },
};

const logged = ({ user_id: accountId, id, name }: StoredTemplate, userId: string, detail: string): Write =>
  logActivity(
    { accountId, userId },
    { action: "changed", subject: { kind: "knowledge_template", id, name }, detail },
  );
