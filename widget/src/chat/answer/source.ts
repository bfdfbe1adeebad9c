import type { ContextItem } from "#shared/contract/chat.ts";
import { element } from "../../element.ts";
import { claimOf, quotationIn } from "./quotation.ts";

interface SourceView {
  details: HTMLDetailsElement;
  /** Handles a click on a citation: opens its source and scrolls there, or closes it if it is open. */
  chipOf: (number: number) => HTMLElement;
  /** Handles Escape: closes the open source and returns the focus to its citation. */
  leave: (event: KeyboardEvent) => void;
}

/** One source of an answer with its quotation marked; the first that is cited until another is asked for. */
export function viewSource(sources: ContextItem[], answer: string): SourceView {
  const details = element("details", { class: "source" });
  const chips: HTMLElement[] = [];
  let shown = 0;
  let opener: HTMLElement | undefined;
  const focus = (target?: HTMLElement | null): void => target?.focus({ preventScroll: true });
  const show = (number: number): void => {
    const item = sources[number - 1];
    if (!item || number === shown) return;
    shown = number;
    details.replaceChildren(summaryOf(item, number), ...quote(item, claimOf(answer, number)));
  };
  const tell = (): void => {
    if (!details.open) opener = undefined;
    for (const chip of chips) chip.ariaExpanded = `${details.open && chip.textContent === `${shown}`}`;
  };
  const close = (): void => {
    focus(opener);
    details.open = false;
    tell();
  };
  details.addEventListener("toggle", tell);
  show(1);
  return {
    details,
    chipOf: (number) => {
      const chip = element(
        "button",
        { class: "cite", type: "button", "aria-label": `Source ${number}` },
        `${number}`,
      );
      chip.ariaExpanded = "false";
      chip.addEventListener("click", () => {
        if (details.open && number === shown) return close();
        opener = chip;
        show(number);
        details.open = true;
        tell();
        focus(details.querySelector("summary"));
        details.scrollIntoView({ block: "nearest" });
      });
      if (chips.push(chip) === 1) show(number);
      return chip;
    },
    leave: (event) => {
      if (event.key !== "Escape" || !details.open) return;
      event.stopPropagation();
      close();
    },
  };
}

function summaryOf({ metadata, source, similarity }: ContextItem, number: number): HTMLElement {
  const name = metadata.filename || source;
  return element(
    "summary",
    {},
    element("b", { class: "cite" }, `${number}`),
    element("span", { title: name }, name),
    element("small", {}, metadata.place ?? ""),
    element("small", {}, `${(similarity * 100).toFixed(1)}%`),
  );
}

/** The headings above the passage and what it says below them. */
function quote({ content, metadata: { titlePath = [] } }: ContextItem, claim: string): HTMLElement[] {
  const title = titlePath.at(-1);
  const text = content.trim();
  const body = title && text.startsWith(`${title}\n`) ? text.slice(title.length).trim() : text;
  const [before, quotation, after] = quotationIn(body, claim);
  return [
    element("p", { class: "path", dir: "auto" }, titlePath.join(" › ")),
    element("blockquote", { dir: "auto" }, before, ...marked(quotation), after),
  ];
}

/** Marks paragraph by paragraph: a mark on the empty line between two would show as a stray spot. */
const marked = (text: string): (Node | string)[] =>
  text.split(/(\s*\n\s*)/).map((part, at) => (at % 2 ? part : element("mark", {}, part)));
