import { element } from "../element.ts";
import { unavailable } from "../visitor/http-error.ts";
import { keepKeys } from "./keyboard.ts";
import type { MountPoint, Panel } from "./mount-point.ts";
import css from "./unavailable.css?shadow";

/** A note instead of a chat that is missing or switched off; closing it removes the launcher too. */
export function mountNote({ place, root, remove, fillsPage }: MountPoint): Panel | undefined {
  if (fillsPage) {
    remove();
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const close = element("button", {}, "Close");
  close.addEventListener("click", remove);
  const note = element("section", { class: "note", role: "dialog", "aria-label": unavailable });
  note.append(element("p", {}, unavailable), close);
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
