import type { ContextItem } from "#shared/chat/shapes.ts";
import type { Make } from "../../make.ts";
import { loadQuotation } from "./load-quotation.ts";
import type { english } from "./words.ts";

/** Draws the chance that a source answers, beside its name. */
export type Chance = (source: ContextItem) => HTMLElement;

interface SourceView {
  details: HTMLDetailsElement;
  /** A citation: opens its source, or closes it if it opened it. `before` is the text of its block; see `claimBefore`. */
  chipOf: (number: number, before: string) => HTMLElement;
  /** Shows the first source, once all citations are made: the lowest number that is cited, else the best match. */
  showFirst: () => void;
  /** Handles Escape: closes the open source and returns the focus to its citation. */
  leave: (event: KeyboardEvent) => void;
}

/** One source of an answer, with the sentences marked that support the claim of the citation that asked for it. */
export function viewSource(
  sources: ContextItem[],
  { source }: typeof english,
  make: Make,
  chance: Chance | undefined,
): SourceView {
  const { element } = make;
  const details = element("details", { class: "source" });
  const chips: { chip: HTMLElement; number: number; before: string }[] = [];
  let opener: HTMLElement | undefined;
  let fill: (() => Promise<void>) | undefined;
  const focus = (target?: HTMLElement | null): void => target?.focus({ preventScroll: true });
  const show = (number: number, cited: string[]): void => {
    const item = sources[number - 1];
    if (!item) return;
    const passage = element("blockquote", { dir: "auto" });
    const { titlePath = [], url: href } = item.metadata;
    const link = href && { href, target: "_blank" };
    const title = titlePath.join(" › ") || href || "";
    const path = element(link ? "a" : "p", { class: "path", dir: "auto", ...link }, title);
    details.replaceChildren(summaryOf(item, number, make, chance), path, passage);
    fill = async () => {
      await quote(passage, item, cited, make);
      details.scrollIntoView({ block: "nearest" });
    };
  };
  const tell = (): void => {
    if (!details.open) opener = undefined;
    else {
      fill?.();
      fill = undefined;
    }
    for (const { chip } of chips) chip.ariaExpanded = `${chip === opener}`;
  };
  const close = (): void => {
    focus(opener);
    details.open = false;
    tell();
  };
  details.addEventListener("toggle", tell);
  return {
    details,
    chipOf: (number, before) => {
      const chip = element(
        "button",
        { class: "cite", type: "button", "aria-label": `${source} ${number}` },
        `${number}`,
      );
      chip.ariaExpanded = "false";
      chip.addEventListener("click", () => {
        if (chip === opener) return close();
        opener = chip;
        show(number, [before]);
        details.open = true;
        tell();
        focus(details.querySelector("summary"));
      });
      chips.push({ chip, number, before });
      return chip;
    },
    showFirst: () => {
      const first = chips.length ? Math.min(...chips.map(({ number }) => number)) : 1;
      show(
        first,
        chips.flatMap(({ number, before }) => (number === first ? before : [])),
      );
    },
    leave: (event) => {
      if (event.key !== "Escape" || !details.open) return;
      event.stopPropagation();
      close();
    },
  };
}

function summaryOf(
  item: ContextItem,
  number: number,
  { element }: Make,
  chance: Chance | undefined,
): HTMLElement {
  const { metadata, source } = item;
  const name = metadata.filename || source;
  return element(
    "summary",
    {},
    element("b", { class: "cite" }, `${number}`),
    element("span", { title: name }, name),
    element("small", {}, metadata.place ?? ""),
    chance?.(item) ?? "",
  );
}

/** The passage with what it is cited for marked, without its headings, which the path above it shows. */
async function quote(
  view: HTMLElement,
  { content, metadata: { titlePath = [] } }: ContextItem,
  cited: string[],
  make: Make,
): Promise<void> {
  let body = content.trim();
  for (const title of titlePath) if (body.startsWith(`${title}\n`)) body = body.slice(title.length).trim();
  await loadQuotation().then(
    ({ drawQuotation }) => drawQuotation(view, body, cited, make),
    () => view.append(body),
  );
}
