import type { Level } from "../../figures/marked.ts";
import { attribute, isElement } from "../page-text.ts";
import type { Element } from "../page-tree.ts";

/** Whether an element stands above or below the line, by its name, its style, its class or what it links to. */
export function levelOf(element: Element): Level {
  const { name, attributes, look } = element;
  if (name === "sup") return "raised";
  if (name === "sub") return "lowered";
  if (look?.level) return look.level;
  if (attributes.size === 0) return "level";
  return levelOfNames(attribute(element, "class")) ?? (isNoteLink(element) ? "raised" : "level");
}

function levelOfNames(classes: string): Level | undefined {
  if (!classes) return;
  if (raisedNames.test(classes)) return "raised";
  if (loweredNames.test(classes)) return "lowered";
}

/** Names that authors and converters give to elements that a style sheet elsewhere raises. */
const raisedNames =
  /(?:^|\s)(?:sup|super|super-?script|exponent|text-super|align-super|note-?ref|fn-?ref|footnote-?(?:ref(?:erence)?|mark(?:er)?|anchor|number|link)|endnote-?ref(?:erence)?|Ms[ot]FootnoteReference|MsoEndnoteReference)(?=\s|$)/i;
const loweredNames = /(?:^|\s)(?:sub-?script|text-sub|align-sub)(?=\s|$)/i;

/** A link with nothing but a figure to another place of the page is a note's mark. */
const isNoteLink = (element: Element): boolean =>
  element.name === "a" &&
  (attribute(element, "role") === "doc-noteref" ||
    /\bnoteref\b/i.test(attribute(element, "epub:type")) ||
    (attribute(element, "href").startsWith("#") && /^\s*\p{Nd}{1,3}[)*]?\s*$/u.test(textOf(element))));

const textOf = ({ children }: Element): string =>
  children.map((child) => (isElement(child) ? textOf(child) : child)).join("");
