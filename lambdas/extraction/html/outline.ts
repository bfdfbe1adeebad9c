import { createHash } from "node:crypto";
import { decode } from "../encoding/decode.ts";
import { mutedNames } from "./element-names.ts";
import { openParts } from "./opened/open-parts.ts";
import { notesOf, type PageNotes } from "./page-notes.ts";
import { attribute, descendants, find, isElement } from "./page-text.ts";
import { type Element, pageTree } from "./page-tree.ts";
import { mainText } from "./placeholder/page-words.ts";
import { type Placeholder, placeholderOf } from "./placeholder/placeholder.ts";

export interface PageOutline {
  /** The page's title, else its first main heading; empty if it has neither. */
  title: string;
  /** The addresses of its links and frames as written, those with rel=nofollow left out, and the base of relative ones. */
  links: string[];
  base: string | undefined;
  /**
   * SHA-256 of title, text and links. Scripts, styles and comments do not count, because many servers write another
   * token into them for each request.
   */
  digest: string;
  /** Characters of its main text. */
  characters: number;
  /** It stands in place of the page that was asked for. */
  placeholder: Placeholder | undefined;
  notes: PageNotes;
}

/** Title, links and digest of an HTML page. Throws AppError("invalid") for one with too many elements. */
export const outlineOf = (bytes: Uint8Array): PageOutline => {
  const root = pageTree(decode(bytes));
  const opened = openParts(root);
  const links = [...new Set([...descendants(root)].flatMap(linkIn))];
  const title = titleOf(root);
  const hash = createHash("sha256").update(JSON.stringify([title, links]));
  for (const text of textsIn(root)) hash.update(text.replace(/\s+/g, " "));
  return {
    title,
    links,
    base: baseOf(root),
    digest: hash.digest("hex"),
    characters: mainText(opened).length,
    placeholder: placeholderOf(root, opened),
    notes: notesOf(root),
  };
};

/** Tells whether a plain text is the notice of a server in place of what was asked for. */
export const placeholderIn = (bytes: Uint8Array): PageOutline["placeholder"] =>
  bytes.length > longestNotice
    ? undefined
    : placeholderOf(pageTree(Buffer.from(bytes).toString("utf8").replaceAll("<", "&lt;")));

const longestNotice = 2_000;

const titleOf = (root: Element): string =>
  textOf(find(root, ({ name }) => name === "title")) || textOf(find(root, ({ name }) => name === "h1"));

const textOf = (element: Element | undefined): string =>
  element ? [...textsIn(element)].join("").replace(/\s+/g, " ").trim() : "";

const linkIn = (element: Element): string[] => {
  const isFrame = element.name === "frame" || element.name === "iframe";
  if (!isFrame && element.name !== "a" && element.name !== "area") return [];
  if (/\bnofollow\b/i.test(attribute(element, "rel"))) return [];
  return [attribute(element, isFrame ? "src" : "href").trim()].filter(Boolean);
};

const baseOf = (root: Element): string | undefined => {
  const base = find(root, (element) => element.name === "base" && element.attributes.has("href"));
  return base && attribute(base, "href");
};

/** Recursion is safe: the tree is at most 200 deep. */
function* textsIn({ children }: Element): Generator<string> {
  for (const child of children)
    if (!isElement(child)) yield child;
    else if (!mutedNames.has(child.name) || child.name === "head") yield* textsIn(child);
}
