import { type OpenChat, ownerOf } from "../panel/open-chat.ts";
import type { english } from "./words.ts";

/** Asks in the panel whether the chat is to be forgotten; `kept` is called if it is not. */
export function forgetting(chat: OpenChat, words: typeof english, kept: () => void): void {
  const { panel, session, composer } = chat;
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
  keep.addEventListener("click", close);
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  forget.addEventListener("click", () => {
    chat.visitor.end();
    delete session.pass;
    session.visitorInfo = {};
    delete session.isAsked;
    dialog.remove();
    chat.clear();
    composer.field.focus();
  });
  panel.append(dialog);
  keep.focus();
}
