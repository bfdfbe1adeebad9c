import { type DefaultTreeAdapterMap, parse } from "parse5";
import { inject } from "vitest";

type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

/** A page of the site as the server sends it; no script of it runs. */
export interface ReadPage {
  url: string;
  status: number;
  html: string;
  elements: Element[];
}

export const readPage = (url: string, status: number, html: string): ReadPage => ({
  url,
  status,
  html,
  elements: elementsIn(parse(html)),
});

export const readPath = async (path: string, origin = inject("url")): Promise<ReadPage> => {
  const response = await fetch(origin + path);
  return readPage(origin + path, response.status, await response.text());
};

const elementsIn = (node: Node): Element[] =>
  "childNodes" in node
    ? node.childNodes.flatMap((child) => [...("tagName" in child ? [child] : []), ...elementsIn(child)])
    : [];

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

export const tagged = ({ elements }: Pick<ReadPage, "elements">, name: string): Element[] =>
  elements.filter(({ tagName }) => tagName === name);

/** The content of `<meta name="…">` or `<meta property="…">`. */
export const metaOf = (page: ReadPage, name: string): string | undefined => {
  const found = tagged(page, "meta").find(
    (one) => attribute(one, "name") === name || attribute(one, "property") === name,
  );
  return found && attribute(found, "content");
};

/** The address of `<link rel="…">`. */
export const linkedAs = (page: ReadPage, rel: string): string | undefined => {
  const found = tagged(page, "link").find((one) => attribute(one, "rel") === rel);
  return found && attribute(found, "href");
};

/** All text below a node, with one blank for each run of them. */
export const textIn = (node: Node): string => rawText(node).replace(/\s+/g, " ").trim();

const rawText = (node: Node): string => {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(rawText).join(" ") : "";
};

export const titleOf = (page: ReadPage): string => tagged(page, "title").map(textIn).join();

export type Data = Record<string, unknown>;

/** The data of schema.org in a page. Throws on what is no JSON. */
export const dataIn = (page: ReadPage): Data[] =>
  tagged(page, "script")
    .filter((one) => attribute(one, "type") === "application/ld+json")
    .map((one) => JSON.parse(rawText(one)));

export const dataOfType = (page: ReadPage, type: string): Data | undefined =>
  dataIn(page).find((one) => one["@type"] === type);
