import type { Write } from "#platform/table/client.ts";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { key, keyPrefix } from "../names.ts";
import { figuresEntity, type StoredTemplate, sectionEntity, templateEntity } from "../templates/entities.ts";

/** A template as interviews read it. */
export const templates = {
  /** Throws `not_found` for a template of another account. */
  ofAccount: (accountId: string, id: string): Promise<StoredTemplate> =>
    templateEntity.get({ user_id: accountId, id }),

  find: (accountId: string, id: string): Promise<StoredTemplate | undefined> =>
    templateEntity.find({ user_id: accountId, id }),

  /** The templates of an account by id. */
  byId: async (accountId: string): Promise<Map<string, StoredTemplate>> => {
    const all = templateEntity.all({ pk: key("account", accountId), prefix: keyPrefix("template") });
    return new Map((await Array.fromAsync(all)).map((template) => [template.id, template]));
  },

  /** Its present sections and their questions, in order. */
  sections: async (templateId: string): Promise<TemplateSection[]> => {
    const all = sectionEntity.all({ pk: key("template", templateId), prefix: keyPrefix("section") });
    return inOrder((await Array.fromAsync(all)).map(({ revision, ...section }) => section));
  },

  /** A write for a transaction: counts answers to a question and their words. */
  count: (
    question: { template_id: string; question_id: string },
    { answered, words, at }: { answered: number; words: number; at?: string },
  ): Write =>
    figuresEntity.addTo(question, {
      set: { ...question, ...(at && { last_answered_at: at }) },
      add: { answered, words },
    }),
};

export const inOrder = (sections: TemplateSection[]): TemplateSection[] =>
  sections
    .map((section) => ({
      ...section,
      questions: section.questions.toSorted((one, other) => one.question_order - other.question_order),
    }))
    .toSorted((one, other) => one.section_order - other.section_order);
