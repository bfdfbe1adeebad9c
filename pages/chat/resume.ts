import type { ResumedConversation } from "#shared/conversations/handoff.ts";
import type { Message } from "#widget/src/chat/message.ts";
import { element } from "#widget/src/element.ts";
import { showWidget } from "#widget/src/embed/show-widget.ts";
import { storeSession } from "#widget/src/panel/stored-session.ts";
import { loadPiece } from "#widget/src/pieces/load-piece.ts";
import { filled } from "#widget/src/words/words.ts";
import { chatPanel } from "./chat-panel.ts";

/**
 * The page at /resume#{token}, to which the mail of an answer leads: the visitor's conversation goes on. The token stands
 * behind the #, which browsers send to no server.
 */
async function show(): Promise<void> {
  const response = await fetch("/functions/v1/resume-conversation", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: location.hash.slice(1) }),
  }).catch(() => undefined);
  const reply = await response?.json().catch(() => undefined);
  if (response?.ok) return resume(reply);
  const again = element("button", { class: "button outline" }, "Retry");
  again.onclick = show;
  const isRefused = response?.status === 400 || response?.status === 404;
  document.title = "Chat not opened";
  document.body.replaceChildren(
    element(
      "main",
      { class: "notice" },
      element("h1", {}, "This chat cannot be opened"),
      element("p", { role: "alert" }, reply?.message ?? "Check your connection and try again."),
      ...(isRefused ? [] : [again]),
    ),
  );
}

async function resume(conversation: ResumedConversation): Promise<void> {
  const { widgetId, ragSlug = "", title, language, session: pass, seq } = conversation;
  document.documentElement.lang = language;
  document.title = title;
  const messages = await messagesOf(conversation);
  if (widgetId) {
    const updatedAt = new Date().toISOString();
    storeSession(widgetId, { messages, visitorInfo: {}, isAsked: true, updatedAt, seq, pass });
    const main = element("main");
    document.body.replaceChildren(main);
    return showWidget(main, { widgetId, theme: "" });
  }
  const former = { messages, seq, session: pass };
  document.body.replaceChildren(
    element("header", {}, element("div", {}, element("h1", {}, title))),
    chatPanel(ragSlug, title, { former }),
    element("footer", {}, element("span", {}, "Answers can be wrong; the passage decides.")),
  );
}

const messagesOf = async ({ messages, language }: ResumedConversation): Promise<Message[]> => {
  const { default: words } = await loadPiece(`live-${language}`);
  return messages.map(({ role, text, name = words.someone, sources, messageId }): Message => {
    if (role === "user") return { role, text };
    if (role === "person") return { role: "note", text, by: filled(words.by, { name }) };
    return { role, text, sources, ...(messageId && { messageId }) };
  });
};

show();
