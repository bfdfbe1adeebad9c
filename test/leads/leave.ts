import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { type Api, bearing, nobody } from "../users.ts";

export interface Desk {
  chatbotId: string;
  widgetId: string;
}

/** A chatbot with a widget. */
export const openWidget = async (owner: Api, chatbot: string, widget: string): Promise<Desk> => {
  const { id } = await owner.chatbots.create({ name: chatbot, use_case: "support" });
  const made = await owner.widgets.create({ name: widget, rag_system_id: id, ...widgetDefaults });
  return { chatbotId: id, widgetId: made.id };
};

interface Left extends Partial<Record<"name" | "email" | "phone" | "company", string>> {
  /** A question that the visitor asks before. */
  asks?: string;
  consent?: string;
}

/** A visitor comes to a widget and leaves details. */
export const leave = async ({ widgetId }: Desk, left: Left, url?: string): Promise<void> => {
  const { asks, consent, ...userInfo } = left;
  const { token, session_id: sessionId } = await nobody(url).visitors.session({ widgetId });
  const visitor = bearing(token, url);
  if (asks) await visitor.chat.askWidget({ widgetId, sessionId, message: asks });
  const page = "https://cycles.example/e-bikes";
  await visitor.leads.capture({ widgetId, sessionId, userInfo, url: page, ...(consent && { consent }) });
};
