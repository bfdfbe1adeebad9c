import type { Draft } from "../../blocks/block.ts";
import { atLevel, type Level, sign } from "../../figures/marked.ts";
import { settled } from "../../figures/settled.ts";
import { withLinks } from "../links.ts";
import { mathText } from "../math.ts";
import { numeral } from "../numeral.ts";
import { child, childrenNamed, textOf, type XmlElement } from "../xml.ts";

/** Surroundings of a shape's text. */
export interface TextContext {
  place?: string;
  /** Address of a relationship id. */
  linkTo: (id: string) => string | undefined;
  /** Inherited list styles, nearest first: elements with children lvl1pPr to lvl9pPr. */
  listStyles: XmlElement[];
  /** True for a run that is not for the reader, which it notes. */
  leavesOut?: (run: XmlElement) => boolean;
}

/** Blocks of the paragraphs of a shape's text. Format: ECMA-376 part 1, 21.1.2. */
export const textBodyBlocks = (body: XmlElement | undefined, context: TextContext): Draft[] => {
  const own = child(body, "lstStyle");
  const listStyles = own ? [own, ...context.listStyles] : context.listStyles;
  const counters: number[] = [];
  return childrenNamed(body, "p")
    .map((paragraph) => paragraphBlock(paragraph, { ...context, listStyles }, counters))
    .filter(({ text }) => text.trim());
};

const paragraphBlock = (paragraph: XmlElement, context: TextContext, counters: number[]): Draft => {
  const level = Math.min(8, Number(child(paragraph, "pPr")?.attributes.lvl ?? 0) || 0);
  const text = paragraphText(paragraph, context.linkTo, context.leavesOut);
  const bullet =
    text.trim() || textOf(paragraph).trim() ? bulletOf(paragraph, level, context.listStyles) : undefined;
  counters.length = Math.min(counters.length, level + 1);
  if (bullet?.name !== "buAutoNum") counters.length = Math.min(counters.length, level);
  if (!bullet || bullet.name === "buNone") return { type: "paragraph", text, place: context.place };
  const label = bullet.name === "buAutoNum" ? autoNumber(bullet, counters, level) : "-";
  if (!text.trim()) return { type: "paragraph", text: "" };
  return { type: "list-item", level: level + 1, text: `${label} ${text.trim()}`, place: context.place };
};

export const paragraphText = (
  paragraph: XmlElement,
  linkTo: (id: string) => string | undefined = () => undefined,
  leavesOut: (run: XmlElement) => boolean = () => false,
): string => {
  const links: string[] = [];
  const text = paragraph.children
    .map((part) => {
      if (part.name === "r" && leavesOut(part)) return "";
      const link = child(part, "rPr", "hlinkClick")?.attributes["r:id"];
      if (link) links.push(linkTo(link) ?? "");
      return partText(part);
    })
    .join("");
  return withLinks(settled(text), links);
};

const partText = (part: XmlElement): string => {
  if (part.name === "r") return runText(part);
  if (part.name === "br") return "\n";
  if (part.name === "m") return sign.edge + mathText(part);
  if (part.name !== "fld") return "";
  return /^(slidenum|datetime)/i.test(part.attributes.type ?? "") ? "" : runText(part);
};

const runText = (run: XmlElement) => atLevel(textOf(child(run, "t")), levelOf(child(run, "rPr")));

/** The distance from the line is in thousandths of a per cent of the font size, in strict files with a sign. */
const levelOf = (properties: XmlElement | undefined): Level => {
  const distance = Number.parseFloat(properties?.attributes.baseline ?? "0");
  return distance > 0 ? "raised" : distance < 0 ? "lowered" : "level";
};

const bulletOf = (paragraph: XmlElement, level: number, listStyles: XmlElement[]): XmlElement | undefined => {
  const sources = [
    child(paragraph, "pPr"),
    ...listStyles.map((style) => child(style, `lvl${level + 1}pPr`) ?? child(style, "defPPr")),
  ];
  for (const source of sources)
    for (const one of source ? source.children : [])
      if (/^bu(None|Char|AutoNum|Blip)$/.test(one.name)) return one;
};

const autoNumber = (bullet: XmlElement, counters: number[], level: number): string => {
  const type = bullet.attributes.type ?? "arabicPeriod";
  const number = (counters[level] ?? Number(bullet.attributes.startAt ?? 1) - 1) + 1;
  counters[level] = number;
  const format = Object.entries(formats).find(([start]) => type.startsWith(start))?.[1] ?? "decimal";
  const text = numeral(number, format);
  if (type.endsWith("ParenBoth")) return `(${text})`;
  return type.endsWith("ParenR") ? `${text})` : type.endsWith("Plain") ? text : `${text}.`;
};

const formats: Record<string, string> = {
  alphaLc: "lowerLetter",
  alphaUc: "upperLetter",
  romanLc: "lowerRoman",
  romanUc: "upperRoman",
  circleNum: "decimalEnclosedCircle",
  ea1: "chineseCounting",
  hebrew2: "hebrew2",
};
