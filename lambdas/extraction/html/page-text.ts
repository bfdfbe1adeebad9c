import { blockNames } from "./element-names.ts";
import type { Element } from "./page-tree.ts";

export type Node = Element | string;

export const isElement = (node: Node): node is Element => typeof node !== "string";

export const attribute = (element: Element, name: string): string => element.attributes.get(name) ?? "";

/** An element and all below it, in the order of the page. */
export function* descendants(element: Element): Generator<Element> {
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (let index = next.children.length - 1; index >= 0; index -= 1) {
      const child = next.children[index];
      if (child && isElement(child)) waiting.push(child);
    }
  }
}

export function find(element: Element, isWanted: (element: Element) => boolean): Element | undefined {
  for (const one of descendants(element)) if (isWanted(one)) return one;
}

export const has = (element: Element, ...names: string[]): boolean =>
  find(element, (one) => names.includes(one.name)) !== undefined;

const landmarks = ["table", "h1", "main", "article"] as const;

type Landmark = (typeof landmarks)[number];

/** Characters of text in an element, how many of them stand in links, and what of weight it holds or is. */
export interface Weight {
  text: number;
  linked: number;
  holds: (...names: Landmark[]) => boolean;
}

/** Weights of elements, each computed once. */
export function weigher(): (element: Element) => Weight {
  const known = new WeakMap<Element, Sum>();
  const weigh = (element: Element): Sum => {
    const found = known.get(element);
    if (found) return found;
    const sum = { text: 0, linked: 0, marks: markOf(element.name) };
    for (const child of element.children) {
      const part = isElement(child) ? weigh(child) : { text: lengthOf(child), linked: 0, marks: 0 };
      sum.text += part.text;
      sum.linked += part.linked;
      sum.marks |= part.marks;
    }
    if (element.name === "a" && element.attributes.has("href")) sum.linked = sum.text;
    known.set(element, sum);
    return sum;
  };
  return (element) => {
    const { text, linked, marks } = weigh(element);
    return { text, linked, holds: (...names) => names.some((name) => (marks & markOf(name)) > 0) };
  };
}

interface Sum {
  text: number;
  linked: number;
  /** One bit for each landmark. */
  marks: number;
}

const marks: Record<string, number> = Object.fromEntries(landmarks.map((name, index) => [name, 1 << index]));

const markOf = (name: string) => (Object.hasOwn(marks, name) ? (marks[name] ?? 0) : 0);

const lengthOf = (text: string) => text.replace(/\s+/g, " ").trim().length;

const blocks = new WeakMap<Element, boolean>();

/** Stands on lines of its own, or holds something that does. */
export function isBlock(node: Node): node is Element {
  if (!isElement(node)) return false;
  const known = blocks.get(node);
  if (known !== undefined) return known;
  const found = blockNames.has(node.name) || node.children.some(isBlock);
  blocks.set(node, found);
  return found;
}
