import type { MarkedPart } from "#shared/quotation/marked-parts.ts";
import type { TableBlock } from "#shared/quotation/passage-blocks.ts";
import { raisedIn } from "#shared/quotation/raised.ts";
import type { Make } from "../../make.ts";
import css from "../text/fine.css?shadow";
import { quotationIn } from "./quotation.ts";

/** Draws a passage with the sentences marked that it is cited for; `cited` has the text of each citation's block before it. */
export type DrawQuotation = (quote: HTMLElement, passage: string, cited: string[], make: Make) => void;

export const drawQuotation: DrawQuotation = (quote, passage, cited, { element, adopt, sheetOf }) => {
  const root = quote.getRootNode();
  sheet ??= sheetOf(css);
  if (root instanceof ShadowRoot) adopt(root, sheet);
  const raised = (text: string): (Node | string)[] =>
    raisedIn(text).map(({ text: part, isRaised }) =>
      isRaised ? element("sup", {}, element("span", { class: "caret" }, "^"), part) : part,
    );
  const drawn = (parts: MarkedPart[]): (Node | string)[] =>
    parts.flatMap(({ text, isMarked }) => (isMarked ? element("mark", {}, ...raised(text)) : raised(text)));
  const tableOf = ({ labels, rows }: TableBlock): HTMLElement => {
    const isLabelled = labels.some(Boolean);
    const head = labels.map((label) =>
      element(label ? "th" : "td", label ? { scope: "col" } : {}, ...raised(label)),
    );
    const cell = (parts: MarkedPart[], column: number): HTMLElement =>
      isLabelled && !column && !labels[0]
        ? element("th", { scope: "row" }, ...drawn(parts))
        : element("td", {}, ...drawn(parts));
    const body = rows.map((row) => element("tr", {}, ...row.map(cell)));
    const names = labels.filter(Boolean).join(", ");
    return element(
      "div",
      { class: "wide", tabindex: "0", role: "group", "aria-label": names || "↔" },
      element("table", {}, ...(isLabelled ? [element("tr", {}, ...head)] : []), ...body),
    );
  };
  for (const block of quotationIn(passage, cited))
    quote.append("rows" in block ? tableOf(block) : element("p", {}, ...drawn(block.parts)));
};

let sheet: CSSStyleSheet | undefined;
