import { demoWidgetId } from "../demo/demo-widget.ts";
import { html, type Markup } from "../html/markup.ts";

const [from, to] = ["<!--demo-->", "<!--/demo-->"];

/** A part of a page that an installation without the demo leaves out. */
export const ofDemo = (part: Markup): Markup => html`<!--demo-->${part}<!--/demo-->`;

/** The product's own chatbot in the corner of a page. Until somebody opens it, it is a button that requests nothing. */
export const demoLauncher: Markup = ofDemo(
  html`<script async src="/widget.js" data-widget-id="${demoWidgetId}" data-color="#1c7a5e"></script>`,
);

/** A built page without the parts that are `ofDemo`. */
export const withoutDemo = (page: string): string => {
  const [first = "", ...others] = page.split(from);
  return first + others.map((other) => other.slice(other.indexOf(to) + to.length)).join("");
};
