import type { Draft } from "../blocks/block.ts";
import { withLinks } from "../office/links.ts";
import { titleLevel } from "../office/titles/title-level.ts";
import { child, value, type XmlElement } from "../office/xml.ts";
import type { Context } from "./context.ts";
import { Inline } from "./inline/inline.ts";

/** Half points of body text in documents without a default size. */
const bodySize = 22;

/** Blocks of a paragraph: heading, list item or plain paragraph, then notes and drawings anchored in it. */
export const paragraphBlocks = (element: XmlElement, context: Context): Draft[] => {
  const properties = child(element, "pPr");
  context.sections.add(properties);
  const inline = new Inline(element, context);
  if (!inline.text.trim()) {
    if (inline.isStruck) labelOf(properties, element, context);
    return [{ type: "paragraph", text: "" }, ...inline.after];
  }
  const style = context.styles.of(value(properties, "pStyle"));
  const outline = value(properties, "outlineLvl");
  const heading = outline === undefined ? style.heading : Number(outline) < 9 ? Number(outline) + 1 : 0;
  const label = labelOf(properties, element, context);
  if (heading && inline.text.length < 300)
    return [{ type: "heading", level: heading, text: joined(label, inline.text) }, ...inline.after];
  const text = withLinks(joined(label, inline.text), inline.links);
  const title = isCell(context, label)
    ? undefined
    : titleLevel(joined(label, inline.text), { isBold: inline.isBold, isLarge: isLarge(inline, context) });
  if (title) return [{ type: "heading", level: title, text: joined(label, inline.text) }, ...inline.after];
  const entry = /^(?:toc|table of figures|list bullet) ?([1-9])?$/i.exec(style.name);
  if (label === undefined && !entry) return [{ type: "paragraph", text }, ...inline.after];
  const level = Number(entry?.[1] ?? levelOf(properties, context) + 1);
  return [{ type: "list-item", level, text }, ...inline.after];
};

const joined = (label: string | undefined, text: string) => (label ? `${label} ${text.trimStart()}` : text);

const labelOf = (properties: XmlElement | undefined, element: XmlElement, context: Context) => {
  const style = context.styles.of(value(properties, "pStyle"));
  const list = value(properties, "numPr", "numId") ?? style.list;
  if (!list || list === "0" || element.name !== "p") return;
  return context.numbering.next(list, levelOf(properties, context)) || undefined;
};

const levelOf = (properties: XmlElement | undefined, context: Context): number => {
  const own = value(properties, "numPr", "ilvl");
  return own === undefined ? (context.styles.of(value(properties, "pStyle")).listLevel ?? 0) : Number(own);
};

const isCell = (context: Context, label: string | undefined) => context.isInCell || label === "-";

const isLarge = ({ size }: Inline, context: Context): boolean => {
  const usual = context.styles.of(undefined).size ?? bodySize;
  return Number.isFinite(size) && size >= usual * 1.3;
};
