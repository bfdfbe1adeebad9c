import { chatbotNames } from "#lambdas/core/chatbots/names.ts";
import type { Membership } from "#platform/access/owner/membership.ts";
import type {
  KnowledgeTemplate,
  TemplateDetail,
  TemplateSection,
} from "#shared/knowledge/template-shapes.ts";
import { type StoredTemplate, templateStore } from "../store.ts";
import { isEditable } from "./visible.ts";

/** A template as its reader sees it: the chatbot only in its own account, and while it is there. */
export const viewOf = (
  template: StoredTemplate,
  reader: Membership,
  names: Map<string, string>,
): KnowledgeTemplate => ({
  ...template,
  rag_system_id:
    template.user_id === reader.accountId && names.has(template.rag_system_id ?? "")
      ? template.rag_system_id
      : null,
  can_edit: isEditable(template, reader),
});

export const shownTo = async (reader: Membership, template: StoredTemplate): Promise<KnowledgeTemplate> =>
  viewOf(template, reader, await chatbotNames(reader.accountId));

/** A template with its sections, which are read if they are not given. */
export const detailOf = async (
  reader: Membership,
  template: StoredTemplate,
  written?: TemplateSection[],
): Promise<TemplateDetail> => {
  const [names, sections] = await Promise.all([
    chatbotNames(reader.accountId),
    written ?? templateStore.sections(template.id),
  ]);
  const view = viewOf(template, reader, names);
  return { ...view, rag_system_name: names.get(view.rag_system_id ?? "") ?? null, sections };
};
