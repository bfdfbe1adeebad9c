import type { Draft, Extraction } from "../blocks/block.ts";
import { decode } from "../encoding/decode.ts";
import { LeftOut } from "../marks/left-out.ts";
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
import { savedPage } from "./saved-page.ts";

/** A web page's main content; also one that was saved with its pictures in one file. */
export const readPage = (bytes: Uint8Array): Extraction => {
  const source = decode(bytes);
  const leftOut = new LeftOut();
  const drafts = pageBlocks(savedPage(source) ?? source, leftOut);
  return { drafts, warnings: leftOut.warnings() };
};

/** A choice that leaves less of a page than this was wrong: then all that it shows is kept. */
const leastShare = 0.2;

const start = () => ({ level: 1, depth: 0 });

/** Blocks of a page or of a piece of one. `leftOut` gets the parts that are marked as not for the reader. */
export function pageBlocks(html: string, leftOut = new LeftOut()): Draft[] {
  const root = pageTree(html);
  applyLooks(root);
  const shown = shownContent(withoutMarked(openParts(root), leftOut), leftOut);
  const chosen = flow(mainContent(shown).children, start());
  const whole = flow(shown.children, { ...start(), keepsMenus: true });
  const blocks = textLength(chosen) < textLength(whole) * leastShare ? whole : chosen;
  const content = withoutEnds(textLength(blocks) < 40 ? [...blocks, ...spareBlocks(root)] : blocks);
  const all = [...content, ...faqBlocks(root, content)];
  const title = titleOf(root);
  const hasTitle = content.some(({ type, level }) => type === "heading" && level === 1);
  return title && !hasTitle ? [{ type: "heading", level: 1, text: title }, ...all] : all;
}

const textLength = (drafts: Draft[]) => drafts.reduce((sum, { text }) => sum + text.length, 0);

function titleOf(root: Element): string | undefined {
  const title = find(root, ({ name }) => name === "title");
  return title && inlineText(title.children).replace(/\s+/g, " ").trim();
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
