import { blockNames } from "./element-names.ts";
import type { Element } from "./page-tree.ts";

export type Node = Element | string;

export const isElement = (node: Node): node is Element => typeof node !== "string";

export const attribute = (element: Element, name: string): string => element.attributes.get(name) ?? "";

/** Stands in place of text that was left out, and keeps the figures on both sides of it apart. */
export const removed: Element = { name: "#removed", attributes: new Map(), children: [] };

/** A copy of an element with other nodes in place of each child; the element itself if all of them stay the same. */
export function withChildren(element: Element, replaced: (child: Node) => Node[]): Element {
  let children: Node[] | undefined;
  for (const [at, child] of element.children.entries()) {
    const nodes = replaced(child);
    if (!children && (nodes.length !== 1 || nodes[0] !== child)) children = element.children.slice(0, at);
    if (children) for (const node of nodes) children.push(node);
  }
  return children ? { ...element, children } : element;
}

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
  holds(...names: Landmark[]): boolean;
}

const weights = new WeakMap<Element, Sum>();

/** Weighs an element of a finished tree, once. */
export function weigh(element: Element): Sum {
  const found = weights.get(element);
  if (found) return found;
  const sum: Sum = { text: 0, linked: 0, marks: markOf(element.name), holds };
  for (const child of element.children) {
    if (!isElement(child)) {
      sum.text += lengthOf(child);
      continue;
    }
    const part = weigh(child);
    sum.text += part.text;
    sum.linked += part.linked;
    sum.marks |= part.marks;
  }
  if (element.name === "a" && element.attributes.has("href")) sum.linked = sum.text;
  weights.set(element, sum);
  return sum;
}

function holds(this: Sum, ...names: Landmark[]): boolean {
  return names.some((name) => (this.marks & markOf(name)) > 0);
}

interface Sum extends Weight {
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
