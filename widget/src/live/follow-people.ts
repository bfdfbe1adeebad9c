import { type OpenChat, ownerOf } from "../panel/open-chat.ts";
import { goLive } from "./live.ts";
import type { LiveWords } from "./live-words.ts";

export type FollowPeople = (chat: OpenChat, words: LiveWords) => void;

/** Shows in a widget what people write, once the conversation has an answer: before that nobody can take part. */
export const followPeople: FollowPeople = (chat, words) => {
  const { make, log, visitor, widget, session, mountPoint, add, emit } = chat;
  const { root } = mountPoint;
  const start = (): void => {
    const live = goLive(
      {
        make,
        log,
        visitor,
        to: { widgetId: widget.id },
        owner: ownerOf(chat),
        root,
        language: chat.panel.lang,
        messages: session.messages,
        session,
        knownEmail: () => session.visitorInfo.email ?? "",
        add,
        told: (text) => emit("answer", { text }),
      },
      words,
    );
    root.host.addEventListener("message", live.renew);
    root.host.addEventListener("answer", live.renew);
    root.host.addEventListener("open", live.report);
  };
  if (session.messages.some(({ role }) => role === "assistant")) start();
  else root.host.addEventListener("answer", start, { once: true });
};
