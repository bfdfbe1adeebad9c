import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  kinds: {
    conversation: {
      missing: "conv_00000000000000000000000000",
      make: async ({ owner, idOf }) => owner.conversations.start({ p_rag_system_id: await idOf("chatbot") }),
    },
  },
  fields: { conversationId: "conversation", conversation_id: "conversation" },
  id: "conversation",
};
