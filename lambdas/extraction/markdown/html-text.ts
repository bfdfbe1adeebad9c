import { sign } from "../figures/marked.ts";
import { lookOf } from "../html/looks/declarations.ts";

/** Text of a tag of HTML within a line, most of which have none. */
export const htmlText = (tag: string, hardBreak: string): string => {
  const [, end = "", name = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(tag) ?? [];
  switch (name.toLowerCase()) {
    case "br":
      return hardBreak;
    case "img":
      return /\balt\s*=\s*"([^"]{0,500})"/i.exec(tag)?.[1] ?? "";
    case "sup":
      return end ? sign.level : sign.raised;
    case "sub":
      return end ? sign.level : sign.lowered;
    case "del":
    case "s":
    case "strike":
    case "a":
      return sign.edge;
    case "span":
      return end ? sign.level : spanStart(tag);
    default:
      return "";
  }
};

const spanStart = (tag: string): string => {
  const style = /\bstyle\s*=\s*["']([^"']*)/i.exec(tag)?.[1];
  const level = style && lookOf(style).level;
  return level ? sign[level] : "";
};
