import type * as z from "zod";
import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { AppError } from "#shared/errors.ts";
import type { knowledgeInterviews } from "#shared/knowledge/interview-routes.ts";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { codeLengths } from "#shared/knowledge/rules.ts";
import { newId } from "../names.ts";
import { templateEntity } from "../templates/entities.ts";
import { templateStore } from "../templates/store.ts";
import { newCode } from "./code.ts";
import type { StoredInterview } from "./entities.ts";
import { interviewSlug } from "./slug.ts";
import { interviewStore } from "./store.ts";
import { viewOf } from "./view.ts";

type Input = z.output<(typeof knowledgeInterviews)["create"]["input"]>;

const mostAttempts = 3;

/** A published interview, with a code of its own if it is wanted. */
export const create = async (
  accountId: string,
  { templateId, interviewee_name, interviewee_email, rag_system_id, with_access_code }: Input,
  userId: string,
): Promise<KnowledgeInterview> => {
  const [template, chatbot] = await Promise.all([
    templateStore.ofAccount(accountId, templateId),
    chatbotStore.ofAccount(accountId, rag_system_id).catch(withoutChatbot),
  ]);
  const now = new Date().toISOString();
  const id = newId("interview");
  const draft: StoredInterview = {
    id,
    template_id: template.id,
    user_id: accountId,
    interviewee_name,
    interviewee_email,
    access_code: with_access_code ? newCode(codeLengths.created) : null,
    status: "published",
    rag_system_id: chatbot.id,
    is_public: true,
    public_slug: null,
    created_at: now,
    updated_at: now,
    completed_at: null,
    answered_count: 0,
    question_count: template.question_count,
  };
  const subject = { kind: "knowledge_interview" as const, id, name: interviewee_name };
  const log = logActivity({ accountId, userId }, { action: "created", subject });
  const interview = await withFreeLink(draft, template.name, (one) =>
    interviewStore.create(one, [log, templateEntity.change(template, { set: { id: template.id } })]),
  );
  return viewOf(interview, {
    template_name: template.name,
    question_count: template.question_count,
    rag_system_name: chatbot.name,
  });
};

/** Another interview may take a link between the look whether it is free and the write. */
const withFreeLink = async (
  draft: StoredInterview,
  templateName: string,
  store: (interview: StoredInterview) => Promise<void>,
): Promise<StoredInterview> => {
  for (let attempt = 1; ; attempt++) {
    const public_slug = await interviewSlug(templateName, draft.interviewee_name);
    const interview = { ...draft, public_slug };
    try {
      await store(interview);
      return interview;
    } catch (error) {
      const isTaken = error instanceof AppError && error.message === "This public link is taken.";
      if (!isTaken || attempt === mostAttempts) throw error;
    }
  }
};

/** A chatbot of another account is not found, like one that is gone: another one has to be selected. */
const withoutChatbot = (error: unknown): never => {
  if (error instanceof AppError && error.code === "not_found") {
    const message = "Please select a RAG system";
    throw new AppError("not_found", `${message}.`, [{ path: "rag_system_id", message }]);
  }
  throw error;
};
