import { closeLines } from "../icon.ts";
import type { Make } from "../make.ts";
import type { AttachWords } from "./attach-words.ts";

export interface Chip {
  view: HTMLElement;
  /** The share that has arrived, 0 to 1. */
  progress: (share: number) => void;
  done: () => void;
  failed: (text: string, retry?: () => void) => void;
}

/** A file above the field: its name, how far it is, and the button that cancels or removes it. */
export const chipOf = (
  name: string,
  { make: { element, filled, icon }, words }: { make: Make; words: AttachWords },
  remove: () => void,
): Chip => {
  const bar = element("progress", { max: "1", value: "0", "aria-label": filled(words.attaching, { name }) });
  const button = element("button", { type: "button", class: "drop" }, icon(closeLines));
  const said = element("span", { class: "name", dir: "auto" }, name);
  const view = element("li", { class: "file" }, said, bar, button);
  const label = (text: string): void => button.setAttribute("aria-label", filled(text, { name }));
  button.onclick = remove;
  label(words.cancel);
  return {
    view,
    progress: (share) => {
      // the text is read after the last byte
      if (share < 1) bar.value = share;
      else bar.removeAttribute("value");
    },
    done: () => {
      bar.remove();
      label(words.remove);
    },
    failed: (text, retry) => {
      view.classList.add("failed");
      label(words.remove);
      const again = element("button", { type: "button", class: "again" }, words.again);
      again.onclick = () => retry?.();
      view.replaceChildren(element("span", { dir: "auto" }, text), ...(retry ? [again] : []), button);
    },
  };
};
