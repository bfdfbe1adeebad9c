import { atLevel, sign } from "../figures/marked.ts";
import { settled } from "../figures/settled.ts";
import { levelOf } from "./looks/level.ts";
import { touch } from "./looks/touch.ts";
import { attribute, isBlock, isElement, type Node, removed } from "./page-text.ts";
import type { Element } from "./page-tree.ts";

/** Text of nodes as a browser shows it, white space made single, "\n" where a line ends, a mark before each list item. */
export const inlineText = (nodes: Node[], itemMark = ""): string => settled(markedText(nodes, itemMark));

/** The text with signs for raised and lowered parts and for elements that touch. */
function markedText(nodes: Node[], itemMark: string): string {
  let text = "";
  let previous: Node | undefined;
  for (const node of nodes) {
    if (node === removed) {
      text += sign.edge;
      continue;
    }
    text += touch(previous, node);
    if (!isElement(node)) text += node.replace(/\s+/g, " ");
    else {
      const isGlued =
        previous !== undefined &&
        isElement(previous) &&
        previous.name === node.name &&
        ["a", "label", "button", "input", "td", "th"].includes(node.name);
      text += (isGlued ? " " : "") + atLevel(elementText(node, text, itemMark), levelOf(node));
    }
    previous = node;
  }
  return text;
}

function elementText(element: Element, before: string, itemMark: string): string {
  const { name, children } = element;
  if (name === "br") return "\n";
  if (name === "img") return imageText(element);
  if (name === "select") return options(element, before);
  if (name === "math") return "";
  if (["input", "textarea", "rt", "rp", "button", "hr"].includes(name)) return "";
  const text = markedText(children, itemMark);
  if (name === "a") return linkText(element, text);
  if (name === "q") return `“${text}”`;
  if (name === "li") return `\n${itemMark}${text}${itemMark}\n`;
  return isBlock(element) ? `\n${text}\n` : text;
}

/** The address of a mail or phone link that its text does not name. */
function linkText(link: Element, text: string): string {
  const address = /^(?:mailto|tel):([^?]+)/i.exec(attribute(link, "href"))?.[1];
  if (!address || /[@\d]/.test(text)) return text;
  return text.trim() ? `${text.trim()} (${address})` : address;
}

/** Descriptions that were written for people: no file names, no single words of decoration. */
export function imageText(image: Element): string {
  const alt = attribute(image, "alt").replace(/\s+/g, " ").trim();
  if (
    /\.(png|jpe?g|gif|svg|webp|bmp)$/i.test(alt) ||
    /^(image|img|logo|icon|photo|picture|spacer)$/i.test(alt)
  )
    return "";
  if (/^https?:/.test(alt) || attribute(image, "role") === "presentation") return "";
  return alt;
}

function options(select: Element, before: string): string {
  const texts = [...optionTexts(select)].filter(Boolean);
  return texts.length === 0 ? "" : `${/[\p{L}\d]\s*$/u.test(before) ? ": " : ""}${texts.join(", ")} `;
}

function* optionTexts(element: Element): Generator<string> {
  for (const child of element.children.filter(isElement)) {
    if (child.name === "option") yield inlineText(child.children).trim() || attribute(child, "label");
    else yield* optionTexts(child);
  }
}
