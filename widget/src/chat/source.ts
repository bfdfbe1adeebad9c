import type { ContextItem } from "../../../shared/contract/chat.ts";
import { element } from "../element.ts";
import { claimOf, quotationIn } from "./quotation.ts";

export interface SourceView {
  details: HTMLDetailsElement;
  /** Opens the source with this number, or closes it if it is the one that stands open. */
  toggle: (number: number) => void;
  /** The number of the source that stands open; 0 if none does. */
  opened: () => number;
}

/** One source of an answer with its quotation marked; the first until another is asked for. */
export function viewSource(sources: ContextItem[], answer: string): SourceView {
  const details = element("details", { class: "source" });
  let shown = 0;
  const show = (number: number): void => {
    const item = sources[number - 1];
    if (!item || number === shown) return;
    shown = number;
    details.replaceChildren(summaryOf(item, number), quote(item, claimOf(answer, number)));
  };
  show(1);
  return {
    details,
    toggle: (number) => {
      const closes = details.open && number === shown;
      show(number);
      details.open = !closes;
      details.dispatchEvent(new Event("toggle"));
      details.scrollIntoView({ block: "nearest" });
    },
    opened: () => (details.open ? shown : 0),
  };
}

function summaryOf({ metadata, source, similarity }: ContextItem, number: number): HTMLElement {
  const name = metadata.filename || source;
  return element(
    "summary",
    {},
    element("b", { class: "cite" }, String(number)),
    element("span", { title: name }, name),
    element("small", {}, metadata.place ?? ""),
    element("small", {}, `${(similarity * 100).toFixed(1)}%`),
  );
}

function quote({ content }: ContextItem, claim: string): HTMLElement {
  const [before, quotation, after] = quotationIn(content.trim(), claim);
  return element("blockquote", { dir: "auto" }, before, ...marked(quotation), after);
}

/** Marks paragraph by paragraph: a mark on the empty line between two would show as a stray spot. */
const marked = (text: string): (Node | string)[] =>
  text.split(/(\s*\n\s*)/).map((part, at) => (at % 2 ? part : element("mark", {}, part)));
