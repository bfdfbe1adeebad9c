import { element } from "../../element.ts";

const most = 4;

/** What else one can ask about, each a button that asks it; the answer above says so in the visitor's language. */
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
