import { attribute, descendants, isElement } from "../page-text.ts";
import type { Element } from "../page-tree.ts";
import type { PageMap } from "./page-map.ts";

const lists =
  /(^|[\s_-])(tab-?list|tabs?|tabbed-labels|tabs?[_-]*(nav|navigation|headers?|labels|titles|controls|menu|bar|list|items|buttons)|nav-tabs)(?=[\s_-]|$)/i;

/** Each is looked for in what is around it. */
const mostLists = 100;

const isList = (element: Element): boolean =>
  attribute(element, "role") === "tablist" || lists.test(attribute(element, "class"));

/** Tabs that name no pane, with the panes in the same order below or after their list. */
export function* tabsByPlace(page: PageMap): Generator<[control: Element, part: Element]> {
  for (const list of page.elements.filter(isList).slice(0, mostLists)) {
    const isMarked = attribute(list, "role") === "tablist";
    const tabs = isMarked ? markedTabs(list) : plainTabs(list, page);
    const panes = tabs.length > 1 ? panesOf(list, tabs.length, page) : undefined;
    if (!panes) continue;
    for (const [at, tab] of tabs.entries()) {
      const pane = panes[at];
      if (pane) yield [tab, pane];
    }
  }
}

const markedTabs = (list: Element) =>
  [...descendants(list)].filter((element) => attribute(element, "role") === "tab");

/** Short words without links to other pages. */
function plainTabs(list: Element, { weigh }: PageMap): Element[] {
  const children = list.children.filter(isElement);
  const labels = children.filter(({ name }) => name === "label");
  const tabs =
    labels.length > 0 ? labels : children.filter(({ name }) => /^(li|a|button|div|span)$/.test(name));
  const areTabs = tabs.every((tab) => {
    const { text } = weigh(tab);
    const leaves = [...descendants(tab)].some(
      ({ name, attributes }) => name === "a" && !/^(#|javascript:|$)/i.test(attributes.get("href") ?? ""),
    );
    return text > 0 && text <= 80 && !leaves;
  });
  return areTabs ? tabs : [];
}

/** The same number of panes: those that say what they are, else the children of what comes next. */
function panesOf(list: Element, count: number, page: PageMap): Element[] | undefined {
  let at: Element | undefined = list;
  for (let steps = 0; at && steps < 4; steps += 1, at = page.parentOf(at)) {
    const marked = outermost(at, (element) => attribute(element, "role") === "tabpanel");
    if (marked.length === count) return marked;
    if (marked.length > count) return;
  }
  const next = page.after(list);
  if (!next) return;
  const inner = next.children.filter(isElement).filter((child) => page.weigh(child).text > 0);
  return inner.length === count ? inner : undefined;
}

function outermost(element: Element, isWanted: (element: Element) => boolean): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (isWanted(child) ? [child] : outermost(child, isWanted)));
}
