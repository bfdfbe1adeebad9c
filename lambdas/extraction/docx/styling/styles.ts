import type { Level } from "../../figures/marked.ts";
import { namedLevel } from "../../office/titles/heading-names.ts";
import { child, childrenNamed, descendants, isOn, value, type XmlElement } from "../../office/xml.ts";
import { groundOf, isWhiteGround } from "./ground.ts";

/** A paragraph or character style with inherited properties. */
export interface Style {
  name: string;
  /** Heading level from 1 to 9; 0 overrides the parent style's. */
  heading?: number;
  /** Id of its list, and the level in it from 0. */
  list?: string;
  listLevel?: number;
  isBold?: boolean;
  isHidden?: boolean;
  isStruck?: boolean;
  /** Colour of its letters and of the ground behind them, as "FFFFFF" or "auto". */
  colour?: string;
  ground?: string;
  /** Above or below the line. */
  level?: Level;
  /** Font size in half points. */
  size?: number;
}

export interface Styles {
  /** Style by id; without an id the default paragraph style. */
  of: (id: string | undefined) => Style;
  /** True for a table style that shades cells in any of its conditions. */
  shadesCells: (id: string | undefined) => boolean;
}

/** Resolves styles with inheritance. Format: ECMA-376 part 1, 17.7. */
export const stylesOf = (part: XmlElement | undefined): Styles => {
  const all = childrenNamed(part, "style");
  const byId = new Map(all.map((style) => [style.attributes.styleId ?? "", style]));
  const isDefault = ({ attributes }: XmlElement) =>
    attributes.type === "paragraph" && ["1", "true", "on"].includes(attributes.default ?? "");
  const standard = all.find(isDefault)?.attributes.styleId ?? "";
  const base = runStyle(child(part, "docDefaults", "rPrDefault", "rPr"));
  const resolved = new Map<string, Style>();
  const of = (id: string, depth = 0): Style => {
    const known = resolved.get(id);
    const style = byId.get(id);
    if (known || !style || depth > 20) return known ?? { name: "", ...base };
    const parent = value(style, "basedOn");
    const made = { ...(parent ? of(parent, depth + 1) : { ...base }), ...ownStyle(style) };
    resolved.set(id, made);
    return made;
  };
  const shades = (id: string | undefined, depth = 0): boolean => {
    const style = byId.get(id ?? "");
    if (!style || depth > 20) return false;
    const isShade = (shade: XmlElement) => !isWhiteGround(groundOf(shade));
    return [...descendants(style, "shd")].some(isShade) || shades(value(style, "basedOn"), depth + 1);
  };
  return { of: (id) => of(id ?? standard), shadesCells: (id) => shades(id) };
};

const ownStyle = (style: XmlElement): Style => {
  const name = value(style, "name") ?? "";
  const paragraph = child(style, "pPr");
  const list = value(paragraph, "numPr", "numId");
  const level = value(paragraph, "numPr", "ilvl");
  const heading = headingLevel(name, style.attributes.styleId ?? "", value(paragraph, "outlineLvl"));
  return {
    name,
    ...(heading !== undefined && { heading }),
    ...(list !== undefined && { list }),
    ...(level !== undefined && { listLevel: Number(level) }),
    ...groundStyle(child(style, "pPr")),
    ...runStyle(child(style, "rPr")),
  };
};

/** Whether run properties set text above or below the line; undefined if they leave that to the style. */
export const levelIn = (properties: XmlElement | undefined, usualSize = 0): Level | undefined => {
  const align = value(properties, "vertAlign");
  if (align !== undefined)
    return align === "superscript" ? "raised" : align === "subscript" ? "lowered" : "level";
  const rise = Number(value(properties, "position") ?? 0);
  const size = Number(value(properties, "sz") ?? 0);
  if (!rise || !size || (usualSize && size > usualSize * 0.9)) return;
  return rise > 0 ? "raised" : "lowered";
};

const runStyle = (properties: XmlElement | undefined) => {
  const bold = child(properties, "b");
  const hidden = child(properties, "vanish");
  const size = Number(value(properties, "sz"));
  const strikes = ["strike", "dstrike"].flatMap((name) => child(properties, name) ?? []);
  const colour = value(properties, "color");
  const level = levelIn(properties);
  return {
    ...groundStyle(properties),
    ...(strikes.length > 0 && { isStruck: strikes.some(isOn) }),
    ...(colour && { colour }),
    ...(bold && { isBold: isOn(bold) }),
    ...(hidden && { isHidden: isOn(hidden) && !isOn(child(properties, "specVanish")) }),
    ...(size > 0 && { size }),
    ...(level && { level }),
  };
};

const groundStyle = (properties: XmlElement | undefined) => {
  const shade = child(properties, "shd");
  return shade ? { ground: groundOf(shade) } : {};
};

/** Outline levels count from 0; 9 is body text, returned as 0 to override the parent style. */
const headingLevel = (name: string, id: string, outline: string | undefined): number | undefined => {
  const byName = namedLevel(name) ?? namedLevel(id);
  if (byName) return byName;
  if (outline !== undefined) return Number(outline) < 9 ? Number(outline) + 1 : 0;
};
