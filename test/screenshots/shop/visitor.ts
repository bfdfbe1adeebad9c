import { bearing, nobody } from "../../users.ts";

interface Details {
  name?: string;
  email?: string;
}

/** Somebody who chats in a widget. */
export const visitorOf = async (widgetId: string, url: string, userInfo?: Details) => {
  const { session_id: sessionId, token } = await nobody(url).visitors.session({ widgetId });
  const client = bearing(token, url);
  return {
    conversationId: sessionId.replace("ses_", "conv_"),
    ask: (message: string) =>
      client.chat.askWidget({ widgetId, sessionId, message, ...(userInfo && { userInfo }) }),
    callPerson: () => client.conversations.callPerson({ widgetId, wantsPerson: true }),
    leave: (details: Details & { phone?: string; company?: string }) =>
      client.leads.capture({
        widgetId,
        sessionId,
        userInfo: details,
        url: "https://fernhillcycles.example/e-bikes/tallgrass-2",
        consent: "You may write to me about my request.",
      }),
  };
};
