import { adopt, sheetOf } from "../adopt.ts";
import { element } from "../element.ts";
import { words } from "../words/words.ts";
import { keepKeys } from "./keyboard.ts";
import type { MountPoint, Panel } from "./mount-point.ts";
import { emitter } from "./teller.ts";
import css from "./unavailable.css?shadow";

/** A note instead of a chat that is missing or switched off; closing it removes the launcher too. */
export function mountNote({ place, root, given, api, fillsPage }: MountPoint): Panel | undefined {
  console.info(`Docent: there is no active widget or public chatbot ${given.widgetId ?? ""}`.trim());
  emitter(root)("error", { code: "not_found" });
  if (fillsPage) {
    api.destroy();
    return;
  }
  adopt(root, sheetOf(css));
  const close = element("button", {}, words.close);
  close.onclick = api.destroy;
  const note = element("section", { class: "note", role: "dialog", "aria-label": words.unavailable });
  note.append(element("p", {}, words.unavailable), close);
  keepKeys(note, api.destroy, () => false);
  place.append(note);
  return {
    // without a visitor's click (auto-open) nothing is said
    show: (isOpen, isAsked) => {
      if (isOpen && isAsked) close.focus();
      else api.destroy();
    },
  };
}
