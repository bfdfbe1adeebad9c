import type { Draft } from "../blocks/block.ts";
import { atLevel, sign } from "../figures/marked.ts";
import { settled } from "../figures/settled.ts";
import type { Context } from "./context.ts";
import { imageText, inlineText } from "./inline-text.ts";
import { definitionBlocks, listBlocks } from "./list-blocks.ts";
import { levelOf } from "./looks/level.ts";
import { attribute, isBlock, isElement, type Node, removed } from "./page-text.ts";
import type { Element } from "./page-tree.ts";
import { levelAfter, partBlocks } from "./part-blocks.ts";
import { tableBlocks } from "./table-blocks.ts";

/** Blocks of sibling nodes in reading order; loose text between them makes paragraphs. */
export function flow(nodes: Node[], context: Context): Draft[] {
  const drafts: Draft[] = [];
  let loose: Node[] = [];
  const flush = () => {
    for (const draft of paragraph(loose, context)) drafts.push(draft);
    loose = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      loose.push(node);
      continue;
    }
    flush();
    const { level } = context;
    const blocks = elementBlocks(node, context);
    for (const draft of blocks) drafts.push(draft);
    context.level = levelAfter(blocks, level);
  }
  flush();
  return drafts;
}

function elementBlocks(element: Element, context: Context): Draft[] {
  const { name, children } = element;
  const level = headingLevel(element);
  if (level) return heading(children, level, context);
  if (name === "summary") return heading(children, Math.min(6, context.level + 1), context);
  if (name === "details") return partBlocks(children, Math.min(6, context.level + 1), context, flow);
  if (name === "#pane") return partBlocks(children, context.level, context, flow);
  if (name === "ul" || name === "ol" || name === "menu") return listBlocks(element, context, flow);
  if (name === "dl") return definitionBlocks(element, context, flow);
  if (name === "table") return tableBlocks(element, context, flow);
  if (name === "pre") return [{ type: "code", text: settled(verbatim(element)) }];
  if (name === "p" && children.every((child) => !isBlock(child))) return paragraph(children, context);
  return flow(children, context);
}

function headingLevel({ name, attributes }: Element): number | undefined {
  if (/^h[1-6]$/.test(name)) return Number(name[1]);
  if (attributes.get("role") !== "heading") return;
  return Math.min(6, Math.max(1, Number(attributes.get("aria-level")) || 2));
}

/** A heading's words on one line; what is no heading's matter (a list, a table, a long text) follows it. */
function heading(children: Node[], level: number, context: Context): Draft[] {
  const hasBlocks = children.some((child) => isElement(child) && /^(ul|ol|table|dl|pre)$/.test(child.name));
  const text = inlineText(children).replace(/\s+/g, " ").trim();
  if (hasBlocks || text.length > 300) return flow(children, context);
  return [{ type: "heading", level, text }];
}

function paragraph(nodes: Node[], { keepsMenus }: Context): Draft[] {
  const text = inlineText(nodes);
  if (!text.trim() || (!keepsMenus && isMenuRow(nodes))) return [];
  return isBoldTitle(nodes, text.trim())
    ? [{ type: "heading", level: 6, text }]
    : [{ type: "paragraph", text }];
}

/** Four links or more with nothing but lines and dots between them. */
function isMenuRow(nodes: Node[]): boolean {
  const links = nodes.flatMap(linksIn);
  if (links.length < 4 || links.some((link) => link.length > 30)) return false;
  const bare = inlineText(nodes).replace(/[\s|•·»›>/–—-]/g, "").length;
  return bare <= links.join("").replace(/[\s|•·»›>/–—-]/g, "").length + 4;
}

const linksIn = (node: Node): string[] => {
  if (!isElement(node)) return [];
  return node.name === "a" ? [inlineText(node.children).trim()] : node.children.flatMap(linksIn);
};

/** Many authors set a heading in bold instead of marking it as one. */
function isBoldTitle(nodes: Node[], text: string): boolean {
  if (text.length < 2 || text.length >= 80 || /[.!?:;,\n]/.test(text)) return false;
  return nodes.every((node) => (isElement(node) ? isBold(node) : !node.trim()));
}

const isBold = (element: Element): boolean =>
  element.name === "b" ||
  element.name === "strong" ||
  /font-weight\s*:\s*(bold|[6-9]00)/i.test(attribute(element, "style")) ||
  element === removed ||
  ["br", "wbr"].includes(element.name) ||
  (["span", "font", "a", "u", "i", "em", "big"].includes(element.name) &&
    element.children.length > 0 &&
    element.children.every((child) => (isElement(child) ? isBold(child) : !child.trim())));

const verbatim = (element: Element): string =>
  element.children
    .map((child) => {
      if (!isElement(child)) return child;
      return child.name === "br"
        ? "\n"
        : child.name === "img"
          ? imageText(child)
          : child === removed
            ? sign.edge
            : atLevel(verbatim(child), levelOf(child));
    })
    .join("");
