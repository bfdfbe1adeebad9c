import type { Removing } from "#lambdas/area.ts";
import { bucket } from "#platform/storage/bucket.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { removeLogos } from "./logo/store.ts";
import { widgetStore } from "./store.ts";

export const close = async (accountId: string): Promise<void> => {
  for await (const widget of widgetStore.all(accountId))
    if (widget.is_active) await widgetStore.update(widget, { set: { is_active: false } });
};

export const ofChatbot = async (chatbot: Chatbot, { userId }: Removing): Promise<void> => {
  for await (const widget of widgetStore.all(chatbot.user_id))
    if (widget.rag_system_id === chatbot.id) {
      await widgetStore.remove(widget, userId);
      if (widget.branding.logo) await removeLogos({ accountId: chatbot.user_id, widgetId: widget.id });
    }
};

export const ofAccount = async (accountId: string): Promise<void> => {
  for await (const widget of widgetStore.all(accountId)) await widgetStore.remove(widget);
  await bucket("UPLOADS_BUCKET").erase(`${accountId}/widget-logos/`);
};
