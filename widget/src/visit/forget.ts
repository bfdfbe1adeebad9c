import { forgetChat, type OpenChat, ownerOf } from "../panel/open-chat.ts";
import type { PieceWords } from "../words/translation.ts";

/** Asks in the panel whether the chat is to be forgotten; `kept` is called if it is not. */
export function forgetting(chat: OpenChat, words: PieceWords, kept: () => void): void {
  const { panel, composer } = chat;
  const { element, filled } = chat.make;
  const keep = element("button", { type: "button" }, words.keep);
  const forget = element("button", { type: "button", class: "danger" }, words.forget);
  const dialog = element(
    "div",
    { class: "ask", role: "alertdialog", "aria-label": words.forgetTitle },
    element("b", {}, words.forgetTitle),
    element("p", {}, filled(words.forgetText, { name: ownerOf(chat) })),
    element("div", {}, keep, forget),
  );
  panel.querySelector(".ask")?.remove();
  const close = (): void => {
    dialog.remove();
    kept();
  };
  keep.onclick = close;
  dialog.onkeydown = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  forget.onclick = () => {
    dialog.remove();
    forgetChat(chat);
    composer.field.focus();
  };
  panel.append(dialog);
  keep.focus();
}
