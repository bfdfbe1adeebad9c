import type * as z from "zod";
import { port } from "#platform/ports.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Chatbot, LlmConfiguration, NewChatbot } from "#shared/contract/chatbots.ts";
import { defaultFirstQuestion, systemPromptOf } from "#shared/use-cases.ts";
import { chatbotStore } from "./store.ts";

/** A private, active chatbot with the system prompt of its use case and the deployment's default model. */
export const create = async (
  accountId: string,
  input: z.output<typeof NewChatbot>,
  userId = accountId,
): Promise<Chatbot> => {
  const models = await port("models");
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
    created_at: new Date().toISOString(),
  };
  const configuration: LlmConfiguration = {
    id: newId("modelSettings"),
    rag_system_id: chatbot.id,
    user_id: accountId,
    ...models.choices.default,
    temperature: 0.7,
    max_tokens: 1000,
    top_p: 1,
    frequency_penalty: 0,
    presence_penalty: 0,
    system_prompt: systemPromptOf(input.use_case, input.first_question),
  };
  return chatbotStore.create(chatbot, configuration, userId);
};
