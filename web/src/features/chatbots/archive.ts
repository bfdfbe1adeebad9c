import { api } from "#web/lib/api/api.ts";
import { type Archived, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: { "chatbots/<id>/chatbot.json": "a chatbot with its model settings" },
  async *ofChatbot(chatbot, folder) {
    const model_settings = await api.chatbots.llmConfiguration({ id: chatbot.id });
    yield json(`${folder}/chatbot.json`, { ...chatbot, model_settings });
  },
};
