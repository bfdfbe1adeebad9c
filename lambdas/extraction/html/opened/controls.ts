import { inlineText } from "../inline-text.ts";
import { attribute, has, isElement } from "../page-text.ts";
import type { Element } from "../page-tree.ts";
import { namedTarget, sharedParts } from "./named-target.ts";
import type { PageMap } from "./page-map.ts";
import { classOf, isClosed, isContent, isPane } from "./part-signs.ts";
import { tabsByPlace } from "./tabs-by-place.ts";

/** Controls by the part that they open, in the order of the page. */
export type Controls = Map<Element, Set<Element>>;

const operable = new Set(
  "button a li div span label summary dt p h1 h2 h3 h4 h5 h6 sl-tab wa-tab".split(" "),
);
const toggles = /^(tab|tabs|pill|list|collapse|accordion|dropdown-collapse)$/;
const labels = /(title|head(er)?|question|trigger|toggle|button|control|label|summary)(?=[\s_-]|$)/i;

export function controlsOf(page: PageMap): Controls {
  const controls: Controls = new Map();
  const sharing = sharedParts(page);
  const add = (control: Element, part: Element) => {
    if (page.isWithin(control, part) || page.isWithin(part, control) || !isContent(part, page)) return;
    const known = controls.get(part);
    if (known) known.add(control);
    else controls.set(part, new Set([control]));
  };
  for (const control of page.elements.filter((one) => operable.has(one.name) && !isPane(one))) {
    const part = namedTarget(control, page) ?? sharing(control);
    if (part && (opens(control) || isClosed(part) || isPane(part))) add(control, part);
  }
  for (const [control, part] of tabsByPlace(page)) if (!controls.has(part)) add(control, part);
  for (const part of page.elements) {
    if (controls.has(part)) continue;
    const control = labelBefore(part, page) ?? questionBefore(part, page);
    if (control) add(control, part);
  }
  for (const [part, openedBy] of controls) {
    for (const control of openedBy) if (controls.has(control)) openedBy.delete(control);
    if (openedBy.size === 0) controls.delete(part);
  }
  return controls;
}

/** Says that it opens and closes something that belongs to the page. */
const opens = (control: Element): boolean =>
  attribute(control, "role") === "tab" ||
  control.attributes.has("aria-expanded") ||
  toggles.test(attribute(control, "data-toggle")) ||
  toggles.test(attribute(control, "data-bs-toggle")) ||
  ["data-accordion-target", "data-tabs-target", "data-tab-target", "data-w-tab", "panel"].some((name) =>
    control.attributes.has(name),
  ) ||
  attribute(control, "href").startsWith("#");

/** The element before a part if it is called its title, or its answer's question. */
function labelBefore(part: Element, page: PageMap): Element | undefined {
  if (!isPane(part) && !isClosed(part)) return;
  const before = page.before(part);
  if (!before || isPane(before) || before.name === "summary") return;
  const button = only(before, "button");
  if (button) return attribute(button, "type") === "submit" ? undefined : button;
  if (page.weigh(before).text > 200) return;
  return labels.test(classOf(before)) && isPane(part) ? before : undefined;
}

/** A question in a button, or in the label of a box to tick, with its answer after it. */
function questionBefore(part: Element, page: PageMap): Element | undefined {
  const before = page.before(part);
  if (!before || /^(button|label|input|a|span|svg|i|script|style)$/.test(part.name)) return;
  if (before.name === "label") return ticked(before, page) && !has(part, "input") ? before : undefined;
  const button = only(before, "button");
  if (!button || attribute(button, "type") === "submit") return;
  const isQuestion =
    /[?？؟;]$/.test(wordsOf(button)) ||
    /(^|[\s_-])(accordion|faq|question|collaps\w*|expander|disclosure)/i.test(classOf(button)) ||
    button.attributes.has("aria-expanded");
  return isQuestion && page.weigh(part).text > 0 ? button : undefined;
}

const ticked = (label: Element, { byId, before }: PageMap): boolean => {
  const input = byId.get(attribute(label, "for")) ?? before(label);
  return input?.name === "input" && /^(radio|checkbox)$/i.test(attribute(input, "type"));
};

/** The element itself, or the one in it that holds all its words. */
export function only(element: Element, name: string): Element | undefined {
  let at: Element | undefined = element;
  while (at && at.name !== name) {
    const filled: Array<Element | string> = at.children.filter((child) => isElement(child) || child.trim());
    const [child] = filled;
    at = filled.length === 1 && child !== undefined && isElement(child) ? child : undefined;
  }
  return at;
}

export const wordsOf = (element: Element): string =>
  (inlineText(element.children).replace(/\s+/g, " ").trim() || attribute(element, "aria-label")).trim();
