import { element } from "../../element.ts";

const most = 4;

/** Topics of the documents, as buttons that ask about them; the answer above introduces them in the visitor's language. */
export const topicsOf = (topics: string[], ask: (topic: string) => void): HTMLElement =>
  element(
    "div",
    { class: "topics", role: "group", "aria-label": "Ask about" },
    ...topics.slice(0, most).map((topic) => {
      const button = element("button", { type: "button", dir: "auto" }, topic);
      button.addEventListener("click", () => ask(topic));
      return button;
    }),
  );
