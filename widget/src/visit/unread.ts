import type { OpenChat } from "../panel/open-chat.ts";
import { playTone } from "./tone.ts";
import type { english } from "./words.ts";

const most = 9;

/** Counts answers that come while the chat is closed or its page is in the background, at the launcher and in the page's title. */
export function countUnread(chat: OpenChat, words: typeof english): void {
  const { panel, mountPoint, widget, session } = chat;
  const { element, filled } = chat.make;
  const { open } = chat.words;
  let unread = 0;
  const launcher = mountPoint.place.querySelector(".launcher");
  const show = (): void => {
    const shown = unread > most ? `${most}+` : `${unread}`;
    const title = document.title.replace(/^\(\d\+?\) /, "");
    if (title !== document.title || unread) document.title = unread ? `(${shown}) ${title}` : title;
    launcher?.querySelector("i")?.remove();
    if (!launcher || !panel.hidden) return;
    launcher.ariaLabel = unread ? filled(words.unread, { open, n: shown }) : open;
    if (unread) launcher.append(element("i", {}, shown));
  };
  const seen = (): void => {
    if (document.hidden || panel.hidden || !unread) return;
    unread = 0;
    show();
  };
  panel.addEventListener("response_received", () => {
    if (!document.hidden && !panel.hidden) return;
    unread++;
    show();
    if (widget.behavior.sound && !session.isMuted) playTone();
  });
  panel.addEventListener("widget_opened", seen);
  document.addEventListener("visibilitychange", seen);
}
