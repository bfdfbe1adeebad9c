import type * as z from "zod";
import { defaultConfiguration } from "#lambdas/core/chatbots/default-configuration.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Chatbot, NewChatbot } from "#shared/chatbots/routes.ts";
import { defaultFirstQuestion, systemPromptOf } from "#shared/chatbots/use-cases.ts";

/** A private, active chatbot with the system prompt of its use case and the account's default model. */
export const create = async (
  accountId: string,
  input: z.output<typeof NewChatbot>,
  userId = accountId,
  /** Instead of the one of its use case. */
  { systemPrompt }: { systemPrompt?: string } = {},
): Promise<Chatbot> => {
  const chatbot: Chatbot = {
    id: newId("chatbot"),
    user_id: accountId,
    name: input.name,
    description: input.description || null,
    status: "active",
    is_public: false,
    public_slug: null,
    public_title: null,
    public_description: null,
    published_at: null,
    ...(input.use_case === "interviewer" && {
      opening_question: input.first_question || defaultFirstQuestion,
    }),
    ...(input.is_sample && { is_sample: true }),
    created_at: new Date().toISOString(),
  };
  const configuration = {
    ...(await defaultConfiguration(chatbot)),
    id: newId("modelSettings"),
    system_prompt: systemPrompt ?? systemPromptOf(input.use_case, input.first_question),
  };
  return chatbotStore.create(chatbot, configuration, userId);
};
