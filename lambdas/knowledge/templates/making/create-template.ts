import type * as z from "zod";
import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { Membership } from "#platform/access/owner/membership.ts";
import { AppError } from "#shared/errors.ts";
import type { knowledgeTemplates } from "#shared/knowledge/template-routes.ts";
import type { TemplateDetail, TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { defaultSections } from "../../bank/default-sections.ts";
import { newId } from "../../names.ts";
import { detailOf } from "../reading/view.ts";
import { countsOf } from "../sections/change-sections.ts";
import { newSection } from "../sections/new-section.ts";
import { type StoredTemplate, templateStore } from "../store.ts";
import { makeChatbot } from "./chatbot.ts";

type Input = z.output<(typeof knowledgeTemplates)["create"]["input"]>;

/** Templates that an account may have. */
const mostTemplates = 500;

/** A private template, after the chatbot that it wants; without the template, that chatbot goes again. */
export const createTemplate = async (input: Input, creator: Membership): Promise<TemplateDetail> => {
  const { accountId, userId } = creator;
  await admitTemplate(accountId);
  const { name, description, domain, with_chatbot, with_sections } = input;
  const chatbot = with_chatbot ? await makeChatbot({ accountId, userId, name, domain }) : undefined;
  const written = { name, description, domain, rag_system_id: chatbot?.id ?? null };
  const { template, sections } = newTemplate(accountId, written, with_sections ? defaultSections : []);
  try {
    await templateStore.create(template, sections, [createdLog(template, userId)]);
  } catch (error) {
    if (chatbot) await chatbotStore.remove(chatbot, userId);
    throw error;
  }
  return detailOf(creator, template, sections);
};

/** Throws AppError `conflict` for an account that has as many templates as it may have. */
export const admitTemplate = async (accountId: string): Promise<void> => {
  if ((await templateStore.all(accountId)).length >= mostTemplates)
    throw new AppError(
      "conflict",
      `Your account has ${mostTemplates} templates, which is its limit. Delete those that are not needed.`,
    );
};

type Written = Pick<StoredTemplate, "name" | "description" | "domain" | "rag_system_id">;
type WrittenSections = Parameters<typeof newSection>[1][];

/** A private template with sections in this order, with new ids. */
export const newTemplate = (
  accountId: string,
  written: Written,
  writtenSections: WrittenSections,
): { template: StoredTemplate; sections: TemplateSection[] } => {
  const id = newId("template");
  const now = new Date().toISOString();
  const sections = writtenSections.map((one, at) => ({ ...newSection(id, one), section_order: at + 1 }));
  const template = {
    ...written,
    id,
    user_id: accountId,
    is_public: false,
    public_slug: null,
    published_at: null,
    created_at: now,
    updated_at: now,
    ...countsOf(sections),
  };
  return { template, sections };
};

export const createdLog = ({ user_id: accountId, id, name }: StoredTemplate, userId: string) =>
  logActivity(
    { accountId, userId },
    { action: "created", subject: { kind: "knowledge_template", id, name } },
  );
