import type { Draft, Extraction } from "../blocks/block.ts";
import { decode } from "../encoding/decode.ts";
import { LeftOut } from "../marks/left-out.ts";
import { placeholderFile } from "../refusal.ts";
import { articleBody } from "./article-body.ts";
import { faqBlocks } from "./faq-blocks.ts";
import { inlineText } from "./inline-text.ts";
import { applyLooks } from "./looks/apply-looks.ts";
import { mainContent, shownContent } from "./main-content.ts";
import { withoutMarked } from "./marked-text.ts";
import { openParts } from "./opened/open-parts.ts";
import { flow } from "./page-blocks.ts";
import { attribute, find } from "./page-text.ts";
import { type Element, pageTree } from "./page-tree.ts";
import { withoutEnds } from "./part-blocks.ts";
import { placeholderOf } from "./placeholder/placeholder.ts";
import { savedPage } from "./saved-page.ts";

/**
 * A web page's main content; also one that was saved with its pictures in one file. Throws AppError("invalid") for a page
 * that stands in place of another.
 */
export const readPage = (bytes: Uint8Array): Extraction => {
  const source = decode(bytes);
  const root = lookedTree(savedPage(source) ?? source);
  const opened = openParts(root);
  const placeholder = placeholderOf(root, opened);
  if (placeholder) throw placeholderFile(placeholder);
  const leftOut = new LeftOut();
  const drafts = blocksOf(root, opened, leftOut);
  return { drafts, warnings: leftOut.warnings() };
};

/** A choice that leaves less of a page than this was wrong: then all that it shows is kept. */
const leastShare = 0.2;

/** Characters of a page that a script still has to fill. */
const mostUnfilled = 400;

const start = () => ({ level: 1, depth: 0 });

/** Blocks of a page or of a piece of one. `leftOut` gets the parts that are marked as not for the reader. */
export const pageBlocks = (html: string, leftOut = new LeftOut()): Draft[] => {
  const root = lookedTree(html);
  return blocksOf(root, openParts(root), leftOut);
};

/** The tree of a page whose elements know how its style rules show them. */
const lookedTree = (html: string): Element => {
  const root = pageTree(html);
  applyLooks(root);
  return root;
};

function blocksOf(root: Element, opened: Element, leftOut: LeftOut): Draft[] {
  const shown = shownContent(withoutMarked(opened, leftOut), leftOut);
  const chosen = flow(mainContent(shown).children, start());
  const whole = flow(shown.children, { ...start(), keepsMenus: true });
  const blocks = textLength(chosen) < textLength(whole) * leastShare ? whole : chosen;
  const content = withoutEnds(textLength(blocks) < 40 ? [...blocks, ...spareBlocks(root)] : blocks);
  const told = toldBlocks(root, content);
  const all = [...content, ...told, ...faqBlocks(root, [...content, ...told])];
  const title = titleOf(root);
  const hasTitle = content.some(({ type, level }) => type === "heading" && level === 1);
  return title && !hasTitle ? [{ type: "heading", level: 1, text: title }, ...all] : all;
}

const textLength = (drafts: Draft[]) => drafts.reduce((sum, { text }) => sum + text.length, 0);

function titleOf(root: Element): string | undefined {
  const title = find(root, ({ name }) => name === "title");
  return title && inlineText(title.children).replace(/\s+/g, " ").trim();
}

/** Text that a page gives to search engines and fills in by a script. */
function toldBlocks(root: Element, content: Draft[]): Draft[] {
  const shown = textLength(content);
  if (shown > mostUnfilled) return [];
  const body = articleBody(root);
  return body && body.length > shown * 2 ? flow(pageTree(body.replace(/\n/g, "<br>")).children, start()) : [];
}

/** A page that a script fills says what it is about in its description or for readers without scripts. */
function spareBlocks(root: Element): Draft[] {
  const isDescription = (element: Element) =>
    element.name === "meta" &&
    /^(og:)?description$/i.test(attribute(element, "name") || attribute(element, "property"));
  const description = find(root, isDescription);
  const spare = find(root, ({ name }) => name === "noscript" || name === "noframes");
  const drafts: Draft[] = description ? [{ type: "paragraph", text: attribute(description, "content") }] : [];
  return spare ? [...drafts, ...flow(pageTree(inlineSource(spare)).children, start())] : drafts;
}

const inlineSource = (element: Element) => inlineText(element.children);
