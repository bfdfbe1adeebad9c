import { defaultConfiguration } from "#lambdas/core/chatbots/default-configuration.ts";
import { chatbotEntity } from "#lambdas/core/chatbots/entities.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { demo } from "#lambdas/core/demo.ts";
import { retentionStore } from "#lambdas/retention/store.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";

const systemPrompt = `You answer people who are getting to know Docent or work with it, from its help articles. Be brief, plain and exact.
- Give the answer first, in one or two sentences; then the steps, with the names of buttons and screens as the context writes them.
- Say what Docent does not do where the context says so. Promise nothing that it does not say.
- If the context does not tell, say so, and name the Help Center at /help, where people can ask.`;

/** Days. Visitors ask about what was said before; nobody reads these conversations. */
const keptDays = 1;

/** Makes the chatbot if it is missing. It answers with the installation's present model. */
export const keepChatbot = async (): Promise<void> => {
  const former = await chatbotEntity.find({ user_id: demo.accountId, id: demo.chatbotId });
  const chatbot = former ?? newChatbot();
  const configuration = {
    ...(await defaultConfiguration(chatbot)),
    id: "llm_docent-help",
    system_prompt: systemPrompt,
  };
  if (former) await chatbotStore.configurations.save(configuration);
  else await chatbotStore.create(chatbot, configuration);
  if (chatbot.keep_days !== keptDays)
    await retentionStore.save(chatbot, { keep_days: keptDays, keeps_page: false }, demo.accountId);
};

const newChatbot = (): Chatbot => ({
  id: demo.chatbotId,
  user_id: demo.accountId,
  name: "Docent Help",
  description: null,
  status: "active",
  is_public: false,
  public_slug: null,
  public_title: null,
  public_description: null,
  published_at: null,
  created_at: new Date().toISOString(),
});
