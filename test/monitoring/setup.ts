import { inject } from "vitest";
import { type Actor, as, bearing, nobody } from "../users.ts";

export interface Desk {
  owner: Actor;
  chatbotId: string;
  widgetId: string;
  /** A visitor's session, in which `ask` resolves to the answer's text or the refusal's code. */
  visitor: (userInfo?: { name?: string; email?: string }) => Promise<Visiting>;
}

export interface Visiting {
  id: string;
  ask: (message: string) => Promise<string>;
  news: (afterSeq?: number) => ReturnType<ReturnType<typeof bearing>["conversations"]["visitorNews"]>;
  token: string;
}

/** An owner's chatbot with a widget; without documents it answers small talk and refuses the rest. */
export const openDesk = async (owner: string, name = "Desk", url = inject("url")): Promise<Desk> => {
  const api = await as(owner, url);
  const { id: chatbotId } = await api.chatbots.create({ name, use_case: "support" });
  const { id: widgetId } = await api.widgets.create({ name: "Site", rag_system_id: chatbotId });
  return {
    owner: api,
    chatbotId,
    widgetId,
    visitor: async (userInfo) => {
      const { session_id: sessionId, token } = await nobody(url).visitors.session({ widgetId });
      const { chat, conversations } = bearing(token, url);
      return {
        id: sessionId.replace("ses_", "conv_"),
        token,
        ask: (message) =>
          chat.askWidget({ widgetId, sessionId, message, ...(userInfo && { userInfo }) }).then(
            ({ answer }) => answer,
            ({ code }) => code,
          ),
        news: (afterSeq = 0) => conversations.visitorNews({ widgetId, afterSeq }),
      };
    },
  };
};
