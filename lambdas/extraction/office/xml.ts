import { SaxesParser, type SaxesTagPlain } from "saxes";
import { expanding, tooDeep } from "../refusal.ts";

const none: Record<string, string> = Object.freeze({});
const noChildren: XmlElement[] = [];
const deepest = 400;
const maxElements = 5_000_000;

/** An element by its local name: Office needs no namespaces to distinguish siblings. */
export interface XmlElement {
  name: string;
  /** Attributes by local name; those of the relationships namespace as "r:" and the local name. */
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Text content, which Office keeps in elements without children. */
  text: string;
}

/** Hands over children instead of keeping them, to bound memory. */
interface Streaming {
  /** Name of the parent element. */
  childrenOf: string;
  take: (child: XmlElement) => void;
}

/**
 * Parses a part of an Office file into a tree. Of alternate content only the choice is kept, else the fallback.
 * Throws if the XML is malformed, too deep or declares a document type.
 */
export const parseXml = (xml: string, streaming?: Streaming): XmlElement => {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const root: XmlElement = { name: "", attributes: none, children: [], text: "" };
  const path = [root];
  const prefixes = new Set(["r"]);
  const names = new Map<string, string>();
  let count = 0;
  parser.on("doctype", () => {
    throw expanding();
  });
  parser.on("opentag", (tag) => {
    count += 1;
    if (path.length > deepest || count > maxElements) throw tooDeep();
    const name = names.get(tag.name) ?? local(tag.name);
    names.set(tag.name, name);
    path.push({ name, attributes: attributesOf(tag, prefixes), children: noChildren, text: "" });
  });
  parser.on("text", (text) => addText(path.at(-1), text));
  parser.on("cdata", (text) => addText(path.at(-1), text));
  parser.on("closetag", () => {
    const element = path.pop();
    const parent = path.at(-1);
    if (!element || !parent) return;
    // Copied to drop the spare capacity of a grown array.
    if (element.children.length > 1) element.children = element.children.slice();
    for (const child of element.name === "AlternateContent" ? preferred(element) : [element])
      if (parent.name === streaming?.childrenOf) streaming.take(child);
      else addChild(parent, child);
  });
  parser.write(xml).close();
  const [first] = root.children;
  if (!first) throw new Error("an XML part without elements");
  return first;
};

/** The first element at a path of names. */
export const child = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined => {
  let at = element;
  for (const name of path) at = at?.children.find((one) => one.name === name);
  return at;
};

/** Children of a name; empty without an element. */
export const childrenNamed = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((one) => one.name === name) ?? [];

/** Descendants of a name, outermost first, without those nested in another of the name. */
export function* descendants(element: XmlElement, name: string): Generator<XmlElement> {
  for (const one of element.children) {
    if (one.name === name) yield one;
    else yield* descendants(one, name);
  }
}

/** Text of an element and its descendants. */
export const textOf = (element: XmlElement | undefined): string =>
  element ? element.text + element.children.map(textOf).join("") : "";

/** The `val` attribute of the element at a path. */
export const value = (element: XmlElement | undefined, ...path: string[]): string | undefined =>
  child(element, ...path)?.attributes.val;

/** Value of an on/off property; an element without a value means on. */
export const isOn = (element: XmlElement | undefined): boolean => {
  if (!element) return false;
  return !["0", "false", "off", "none"].includes(element.attributes.val ?? "1");
};

const local = (name: string) => name.slice(name.indexOf(":") + 1);

const attributesOf = (tag: SaxesTagPlain, prefixes: Set<string>): Record<string, string> => {
  const given = Object.entries(tag.attributes);
  if (given.length === 0) return none;
  const attributes: Record<string, string> = {};
  for (const [name, text] of given) {
    const prefix = name.slice(0, Math.max(0, name.indexOf(":")));
    if (prefix === "xmlns" && /officeDocument\/(2006\/)?relationships$/.test(text)) prefixes.add(local(name));
    else if (prefix && prefixes.has(prefix)) attributes[`r:${local(name)}`] = text;
    else attributes[local(name)] = text;
  }
  return attributes;
};

const addChild = (parent: XmlElement, child: XmlElement): void => {
  if (parent.children === noChildren) parent.children = [child];
  else parent.children.push(child);
};

/** White space between elements is dropped, except in text elements. */
const addText = (parent: XmlElement | undefined, text: string): void => {
  if (!parent || (!text.trim() && !["t", "instrText", "delText"].includes(parent.name))) return;
  parent.text += text;
};

const preferred = (alternatives: XmlElement): XmlElement["children"] =>
  (child(alternatives, "Choice") ?? child(alternatives, "Fallback"))?.children ?? [];
