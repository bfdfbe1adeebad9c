import type { OpenChat } from "../panel/open-chat.ts";
import type { SpokenWords } from "../words/translation.ts";
import { playTone } from "./tone.ts";

const most = 9;

/** Counts answers that come while the chat is closed or its page is in the background, at the launcher and in the page's title. */
export function countUnread(chat: OpenChat, words: SpokenWords): void {
  const { panel, mountPoint, widget, session } = chat;
  const { element, filled } = chat.make;
  const { host } = mountPoint.root;
  let unread = 0;
  const launcher = mountPoint.place.querySelector(".launcher");
  const show = (): void => {
    const shown = unread > most ? `${most}+` : `${unread}`;
    const title = document.title.replace(/^\(\d\+?\) /, "");
    if (title !== document.title || unread) document.title = unread ? `(${shown}) ${title}` : title;
    launcher?.querySelector("i")?.remove();
    if (!launcher || !panel.hidden) return;
    launcher.ariaLabel = unread ? filled(words.unread, { open: words.open, n: shown }) : words.open;
    if (unread) launcher.append(element("i", {}, shown));
  };
  const seen = (): void => {
    if (document.hidden || panel.hidden || !unread) return;
    unread = 0;
    show();
  };
  host.addEventListener("answer", () => {
    if (!document.hidden && !panel.hidden) return;
    unread++;
    show();
    if (widget.behavior.sound && !session.isMuted) playTone();
  });
  host.addEventListener("open", seen);
  document.addEventListener("visibilitychange", seen);
}
