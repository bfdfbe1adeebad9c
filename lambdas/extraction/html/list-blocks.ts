import type { Draft } from "../blocks/block.ts";
import type { Context } from "./context.ts";
import { attribute, isElement, type Node } from "./page-text.ts";
import type { Element } from "./page-tree.ts";

type Flow = (nodes: Node[], context: Context) => Draft[];

const isList = ({ name }: Element): boolean => name === "ul" || name === "ol" || name === "menu";

/** One block for each item, its paragraphs on lines; lists and tables within it follow. */
export function listBlocks(list: Element, context: Context, flow: Flow): Draft[] {
  const depth = context.depth + 1;
  let number = Number(attribute(list, "start")) || 1;
  return list.children.flatMap((item): Draft[] => {
    if (!isElement(item)) return flow([item], context);
    if (isList(item)) return listBlocks(item, { ...context, depth }, flow);
    if (item.name !== "li") return flow([item], context);
    number = Number(attribute(item, "value")) || number;
    const marker = list.name === "ol" ? `${numeral(number, attribute(list, "type"))}. ` : "- ";
    number += 1;
    return itemBlocks(flow(item.children, { ...context, depth }), marker, depth);
  });
}

/** The item's own lines are those before the first block of another sort. */
function itemBlocks(drafts: Draft[], marker: string, level: number): Draft[] {
  const isOwn = ({ type, level: own }: Draft) => type === "paragraph" || (type === "heading" && own === 6);
  const end = drafts.findIndex((draft) => !isOwn(draft));
  const own = end < 0 ? drafts : drafts.slice(0, end);
  const rest = end < 0 ? [] : drafts.slice(end);
  if (own.length === 0) return rest;
  const text = own.map((draft) => draft.text.trim()).join("\n");
  return [{ type: "list-item", level, text: marker + text }, ...rest];
}

function numeral(number: number, type: string): string {
  if (!/^[a]$/i.test(type) || number < 1 || number > 26) return String(number);
  const letter = String.fromCharCode(96 + number);
  return type === "A" ? letter.toUpperCase() : letter;
}

/** One block for each term with what is said about it. */
export function definitionBlocks(list: Element, context: Context, flow: Flow): Draft[] {
  const drafts: Draft[] = [];
  let terms: string[] = [];
  for (const part of partsOf(list)) {
    const blocks = flow(part.children, { ...context, depth: 0 });
    const text = blocks.map((draft) => draft.text.trim()).join("\n");
    if (!text) continue;
    if (part.name === "dt") {
      terms.push(text);
    } else if (blocks.some(({ type }) => type === "table-row" || type === "code")) {
      if (terms.length > 0) drafts.push({ type: "paragraph", text: terms.join(", ") });
      drafts.push(...blocks);
      terms = [];
    } else {
      drafts.push({ type: "paragraph", text: terms.length > 0 ? `${label(terms)} ${text}` : text });
      terms = [];
    }
  }
  if (terms.length > 0) drafts.push({ type: "paragraph", text: terms.join("\n") });
  return drafts;
}

const label = (terms: string[]) => `${terms.join(", ").replace(/(?<!\s)\s*:$/, "")}:`;

const partsOf = (element: Element): Element[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => (child.name === "dt" || child.name === "dd" ? [child] : partsOf(child)));
