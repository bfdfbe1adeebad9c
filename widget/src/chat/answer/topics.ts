import type { Make } from "../../make.ts";
import type { english } from "./words.ts";

const most = 4;

/** Topics of the documents, as buttons that ask about them; the answer above introduces them in the visitor's language. */
export const topicsOf = (
  topics: string[],
  ask: (topic: string) => void,
  { askAbout }: typeof english,
  { element }: Make,
): HTMLElement =>
  element(
    "div",
    { class: "topics", role: "group", "aria-label": askAbout },
    ...topics.slice(0, most).map((topic) => {
      const button = element("button", { type: "button", dir: "auto" }, topic);
      button.onclick = () => ask(topic);
      return button;
    }),
  );
