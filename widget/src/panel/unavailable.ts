import { adopt, sheetOf } from "../adopt.ts";
import { element } from "../element.ts";
import { words } from "../words/words.ts";
import { keepKeys } from "./keyboard.ts";
import type { MountPoint, Panel } from "./mount-point.ts";
import css from "./unavailable.css?shadow";

/** A note instead of a chat that is missing or switched off; closing it removes the launcher too. */
export function mountNote({ place, root, remove, fillsPage }: MountPoint): Panel | undefined {
  if (fillsPage) {
    remove();
    return;
  }
  adopt(root, sheetOf(css));
  const close = element("button", {}, words.close);
  close.addEventListener("click", remove);
  const note = element("section", { class: "note", role: "dialog", "aria-label": words.unavailable });
  note.append(element("p", {}, words.unavailable), close);
  keepKeys(note, remove, () => false);
  place.append(note);
  return {
    // without a visitor's click (auto-open) nothing is said
    show: (isOpen, isAsked) => {
      if (isOpen && isAsked) close.focus();
      else remove();
    },
  };
}
