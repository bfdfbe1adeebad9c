import { element } from "#widget/src/element.ts";
import { icon } from "#widget/src/icon.ts";
import { checkLines } from "./drawings.ts";

export interface Entry {
  /** Names it for as long as it stands in the log. */
  key: string;
  kind: "who" | "said" | "answer" | "unsent" | "system";
  text: string;
  /** Read out before the text. */
  label?: string;
  /** Below the text. */
  note?: string;
  isSaved?: boolean;
  actions?: { label: string; act: () => void }[];
}

export interface Log {
  element: HTMLElement;
  /** Shows these and nothing else; what has not changed stays as it is, with its focus. */
  present: (entries: Entry[]) => void;
  toEnd: () => void;
  toStart: () => void;
}

/** Questions and answers. They are read out elsewhere, because streamed words would be read out one by one. */
export function createLog(): Log {
  const list = element("ol");
  const log = element(
    "div",
    { class: "talk", role: "log", "aria-live": "off", "aria-label": "Interview", tabindex: "0" },
    list,
  );
  const shown = new Map<string, { sign: string; item: HTMLElement }>();
  const toEnd = (): void => {
    log.scrollTop = log.scrollHeight;
  };
  let isAtEnd = true;
  log.onscroll = () => {
    isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  };
  // a line above it or a longer text in the field makes it smaller
  new ResizeObserver(() => isAtEnd && toEnd()).observe(log);
  return {
    element: log,
    present: (entries) => {
      const hadFocus = list.contains(document.activeElement);
      for (const key of shown.keys())
        if (!entries.some((entry) => entry.key === key)) {
          shown.get(key)?.item.remove();
          shown.delete(key);
        }
      let hasChanged = false;
      for (const [at, entry] of entries.entries()) {
        const sign = JSON.stringify([
          entry.kind,
          entry.text,
          entry.note,
          entry.actions?.map(({ label }) => label),
        ]);
        const former = shown.get(entry.key);
        if (former?.sign === sign) continue;
        const item = itemOf(entry);
        if (former) former.item.replaceWith(item);
        else list.insertBefore(item, list.children[at] ?? null);
        shown.set(entry.key, { sign, item });
        hasChanged = true;
      }
      // a button of a line that went
      if (hadFocus && !list.contains(document.activeElement)) log.focus({ preventScroll: true });
      if (hasChanged) toEnd();
    },
    toEnd,
    toStart: () => {
      log.scrollTop = 0;
      log.focus();
    },
  };
}

const itemOf = ({ kind, text, label, note, isSaved, actions = [] }: Entry): HTMLElement =>
  element(
    "li",
    { class: kind },
    ...(kind === "who" ? [element("span", { class: "tag" }, "AI")] : []),
    ...(label ? [element("span", { class: "hidden" }, label)] : []),
    element("p", { dir: "auto" }, text),
    ...(note ? [element("small", {}, ...(isSaved ? [icon(checkLines)] : []), note)] : []),
    ...actions.map(({ label: name, act }) => {
      const button = element("button", { class: "button outline", type: "button" }, name);
      button.onclick = act;
      return button;
    }),
  );
