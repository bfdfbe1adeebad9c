import { attribute, descendants, isElement, type Weight, weigh } from "../page-text.ts";
import type { Element } from "../page-tree.ts";

/** Where the elements of a page stand, to follow references between them. */
export interface PageMap {
  elements: Element[];
  byId: ReadonlyMap<string, Element>;
  weigh: (element: Element) => Weight;
  parentOf(element: Element): Element | undefined;
  /** The elements beside it. */
  before(element: Element): Element | undefined;
  after(element: Element): Element | undefined;
  /** True for a button and all that is around one. */
  holdsButton(element: Element): boolean;
  isWithin(element: Element, outer: Element): boolean;
  /** The nearest element above it, or itself, for which a test holds. */
  closest(element: Element, isWanted: (element: Element) => boolean): Element | undefined;
}

export function mapOf(root: Element): PageMap {
  const elements = [...descendants(root)];
  const parents = new Map<Element, Element>();
  const before = new Map<Element, Element>();
  const after = new Map<Element, Element>();
  const byId = new Map<string, Element>();
  for (const element of elements) {
    let previous: Element | undefined;
    for (const child of element.children) {
      if (!isElement(child)) continue;
      parents.set(child, element);
      if (previous) before.set(child, previous);
      if (previous) after.set(previous, child);
      previous = child;
    }
    const id = attribute(element, "id");
    if (id && !byId.has(id)) byId.set(id, element);
  }
  const aroundButtons = new Set<Element>();
  for (const button of elements) {
    if (button.name !== "button") continue;
    for (let at: Element | undefined = button; at && !aroundButtons.has(at); at = parents.get(at))
      aroundButtons.add(at);
  }
  const closest: PageMap["closest"] = (element, isWanted) => {
    for (let at: Element | undefined = element; at; at = parents.get(at)) if (isWanted(at)) return at;
  };
  return {
    elements,
    byId,
    weigh,
    parentOf: (element) => parents.get(element),
    before: (element) => before.get(element),
    after: (element) => after.get(element),
    holdsButton: (element) => aroundButtons.has(element),
    isWithin: (element, outer) => closest(element, (one) => one === outer) !== undefined,
    closest,
  };
}
