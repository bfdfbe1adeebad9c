import type { Membership } from "#platform/access/owner/membership.ts";
import type { KnowledgeTemplate } from "#shared/knowledge/template-shapes.ts";
import { shownTo } from "../reading/view.ts";
import { type StoredTemplate, templateStore } from "../store.ts";
import { admitTemplate, createdLog, newTemplate } from "./create-template.ts";

const prefix = "Copy of ";
/** Characters of a template's name. */
const mostCharacters = 120;

/** Copies a public template with its sections and questions: private, without a chatbot and without a link. */
export const copyTemplate = async (
  source: StoredTemplate,
  creator: Membership,
): Promise<KnowledgeTemplate> => {
  const { accountId, userId } = creator;
  await admitTemplate(accountId);
  const { name, description, domain } = source;
  const isOwn = source.user_id === accountId;
  const copyName = isOwn ? `${prefix}${name}`.slice(0, mostCharacters).toWellFormed().trimEnd() : name;
  const written = { name: copyName, description, domain, rag_system_id: null };
  const { template, sections } = newTemplate(accountId, written, await templateStore.sections(source.id));
  await templateStore.create(template, sections, [createdLog(template, userId)]);
  return shownTo(creator, template);
};
