import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  kinds: {
    conversation: {
      missing: "conv_00000000000000000000000000",
      make: async ({ owner, idOf }) => owner.conversations.start({ p_rag_system_id: await idOf("chatbot") }),
    },
    message: {
      missing: "msg_00000000000000000000000000",
      make: async ({ owner, idOf }) => {
        const [ragSystemId, conversationId] = [await idOf("chatbot"), await idOf("conversation")];
        await owner.chat.ask({ ragSystemId, conversationId, query: "Hello!", debug: true });
        const { items } = await owner.conversations.messages({ id: conversationId });
        const answer = items.at(-1);
        if (!answer) throw new Error("The answer was not stored.");
        return answer;
      },
    },
  },
  fields: { conversationId: "conversation", conversation_id: "conversation", messageId: "message" },
  id: "conversation",
};
