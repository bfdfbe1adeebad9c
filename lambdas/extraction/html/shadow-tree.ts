import type { Element } from "./element.ts";

/** Name of an element that holds a shadow tree, among the children of its host. */
export const shadowName = "#shadow";

type Node = Element | string;

const hidden = new Map([["hidden", ""]]);

/**
 * A page whose hosts show their shadow trees, with their own children in its slots (HTML, declarative shadow roots).
 * Children without a slot are not shown.
 */
export function composed(element: Element, hosts: ReadonlySet<Element>): Element {
  const shadow = hosts.has(element) ? element.children.find(isShadow) : undefined;
  if (!shadow) return { ...element, children: all(element.children, hosts) };
  const own = element.children.filter((child) => !isShadow(child));
  const waiting = Map.groupBy(all(own, hosts), slotOf);
  const children = filled(all(shadow.children, hosts), waiting);
  const rest = [...waiting.values()].flat().filter((child) => isElement(child) || child.trim());
  const unseen: Element[] = rest.length > 0 ? [{ name: "div", attributes: hidden, children: rest }] : [];
  return { ...element, children: [...children, ...unseen] };
}

const all = (nodes: Node[], hosts: ReadonlySet<Element>): Node[] =>
  nodes.map((node) => (isElement(node) ? composed(node, hosts) : node));

/** Each child of the host goes into the first slot of its name. */
const filled = (nodes: Node[], waiting: Map<string, Node[]>): Node[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    if (node.name !== "slot") return [{ ...node, children: filled(node.children, waiting) }];
    const name = node.attributes.get("name") ?? "";
    const assigned = waiting.get(name)?.filter((child) => isElement(child) || child.trim()) ?? [];
    waiting.delete(name);
    return assigned.length > 0 ? assigned : filled(node.children, waiting);
  });

const isElement = (node: Node): node is Element => typeof node !== "string";
const isShadow = (node: Node): node is Element => isElement(node) && node.name === shadowName;
const slotOf = (node: Node): string => (isElement(node) ? (node.attributes.get("slot") ?? "") : "");
