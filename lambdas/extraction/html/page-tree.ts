import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from "parse5";
import { AppError } from "#shared/errors.ts";
import type { Element, Look } from "./element.ts";
import { composed, shadowName } from "./shadow-tree.ts";

export type { Element, Look };

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

const deepest = 200;
const maxElements = 400_000;
const noAttributes: ReadonlyMap<string, string> = new Map();

/**
 * The elements of a page, built as browsers do (WHATWG HTML, scripting off); comments are left out. A piece of a page
 * is parsed like the content of a `<template>`, which keeps rows and cells without their table. Elements nested
 * deeper than 200 join the one at that depth. Throws AppError("invalid") above 400,000 elements.
 */
export const pageTree = (html: string): Element => {
  const options = { scriptingEnabled: false, treeAdapter: countingAdapter() };
  return elementTree(isWhole(html) ? parse(html, options) : parseFragment(html, options));
};

const isWhole = (html: string) => /<(?:html|head|body|frameset)[\s>]/i.test(html);

/** Counts the elements, and searches siblings from the end: text misplaced in a table goes before that table, a late child. */
const countingAdapter = (): typeof defaultTreeAdapter => {
  let count = 0;
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      count += 1;
      if (count > maxElements) throw tooMany();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    insertBefore: (parent, node, reference) => {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(reference), 0, node);
      node.parentNode = parent;
    },
    insertTextBefore: (parent, text, reference) => {
      const at = parent.childNodes.lastIndexOf(reference);
      const previous = parent.childNodes[at - 1];
      if (previous && defaultTreeAdapter.isTextNode(previous)) previous.value += text;
      else
        parent.childNodes.splice(at, 0, { ...defaultTreeAdapter.createTextNode(text), parentNode: parent });
    },
    detachNode: (node) => {
      const siblings = node.parentNode?.childNodes;
      siblings?.splice(siblings.lastIndexOf(node), 1);
      node.parentNode = null;
    },
  };
};

/** Not recursive: the parser's tree has any depth. */
const elementTree = (source: Parent): Element => {
  const root = elementOf("#root", []);
  const hosts = new Set<Element>();
  const pending: Array<{ node: Child; parent: Element; depth: number }> = [];
  const enqueue = (nodes: Child[], parent: Element, depth: number) => {
    for (const node of nodes.toReversed()) pending.push({ node, parent, depth });
  };
  enqueue(source.childNodes, root, 1);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, parent, depth } = next;
    if (defaultTreeAdapter.isTextNode(node)) parent.children.push(node.value);
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    const shadow = shadowOf(node);
    const element = elementOf(shadow ? shadowName : node.tagName, node.attrs);
    parent.children.push(element);
    if (shadow) {
      hosts.add(parent);
      enqueue(shadow.childNodes, element, Math.min(depth + 1, deepest));
    }
    if (depth < deepest) enqueue(node.childNodes, element, depth + 1);
    else enqueue(node.childNodes, parent, depth);
  }
  return hosts.size > 0 ? composed(root, hosts) : root;
};

/** The content of a template that declares a shadow tree. */
const shadowOf = (node: DefaultTreeAdapterTypes.Element) =>
  node.tagName === "template" && node.attrs.some(({ name }) => /^shadowroot(mode)?$/.test(name))
    ? defaultTreeAdapter.getTemplateContent(node as DefaultTreeAdapterTypes.Template)
    : undefined;

const elementOf = (name: string, attributes: Array<{ name: string; value: string }>): Element => ({
  name: name.toLowerCase(),
  attributes:
    attributes.length === 0 ? noAttributes : new Map(attributes.map((one) => [one.name, one.value])),
  children: [],
});

const tooMany = () =>
  new AppError("invalid", "The page has more elements than can be read. Split it into smaller files.");
