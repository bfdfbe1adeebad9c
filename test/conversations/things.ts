import type { AreaThings } from "../things/area-things.ts";

const missing = "msg_00000000000000000000000000";

export const things: AreaThings = {
  kinds: {
    conversation: {
      missing: "conv_00000000000000000000000000",
      make: async ({ owner, idOf }) => owner.conversations.start({ p_rag_system_id: await idOf("chatbot") }),
    },
    message: {
      missing,
      make: async ({ owner, idOf }) => {
        const [ragSystemId, conversationId] = [await idOf("chatbot"), await idOf("conversation")];
        await owner.chat.ask({ ragSystemId, conversationId, query: "Hello!", debug: true });
        const { items } = await owner.conversations.messages({ id: conversationId });
        const answer = items.at(-1);
        if (!answer) throw new Error("The answer was not stored.");
        return answer;
      },
    },
    widgetAnswer: {
      missing,
      make: async ({ visitor, idOf, tokenOf }) => {
        const [widgetId, sessionId] = [await idOf("widget"), await idOf("session")];
        const { chat } = visitor(await tokenOf("session"));
        const { messageId } = await chat.askWidget({ widgetId, sessionId, message: "Hello!" });
        if (!messageId) throw new Error("The answer was not stored.");
        return { id: messageId };
      },
    },
  },
  fields: { conversationId: "conversation", conversation_id: "conversation", messageId: "message" },
  visitorFields: { messageId: "widgetAnswer" },
  id: "conversation",
  values: { email: "ines@mail.example" },
};
