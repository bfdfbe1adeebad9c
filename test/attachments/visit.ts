import { inject } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { uploadText } from "../upload.ts";
import type { Api } from "../users.ts";
import { type Actor, as, bearing, nobody } from "../users.ts";

export interface Site {
  owner: Actor;
  chatbotId: string;
  widgetId: string;
  /** A visitor with a session of their own. */
  visit(): Promise<VisitorOfSite>;
}

export interface VisitorOfSite extends Api {
  token: string;
  conversationId: string;
  /** Sends bytes as a browser does, in a form. */
  send(filename: string, bytes: string | Uint8Array): Promise<Response>;
  ask(message: string): ReturnType<Api["chat"]["askWidget"]>;
}

/** A chatbot with one document, behind a widget whose visitors may attach files unless it says otherwise. */
export const openSite = async (name: string, { allowFileUpload = true } = {}): Promise<Site> => {
  const owner = await as(name);
  const { id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(owner, chatbotId, "terms.txt", "Repairs take ten days. A repair costs 40 euros an hour.");
  const config = { ...widgetDefaults.config, allowFileUpload };
  const { id: widgetId } = await owner.widgets.create({ name: "Site", rag_system_id: chatbotId, config });
  return { owner, chatbotId, widgetId, visit: () => visitOf(widgetId) };
};

const visitOf = async (widgetId: string): Promise<VisitorOfSite> => {
  const { session_id: sessionId, token } = await nobody().visitors.session({ widgetId });
  const api = bearing(token);
  return {
    ...api,
    token,
    conversationId: sessionId.replace("ses_", "conv_"),
    send: (filename, bytes) => {
      const form = new FormData();
      form.set("widgetId", widgetId);
      form.set("file", new Blob([bytes as BlobPart]), filename);
      const headers = { authorization: `Bearer ${token}` };
      return fetch(`${inject("url")}/functions/v1/widget-attachment`, {
        method: "POST",
        headers,
        body: form,
      });
    },
    ask: (message) => api.chat.askWidget({ widgetId, sessionId, message }),
  };
};
