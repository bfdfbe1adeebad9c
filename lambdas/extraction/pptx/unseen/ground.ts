import { isNearWhite } from "../../office/near-white.ts";
import type { Box } from "../../office/slides/shape-order.ts";
import { child, type XmlElement } from "../../office/xml.ts";

/** Knows where nothing but a white background is behind a shape. */
export class Ground {
  private readonly isPlain: boolean;
  private readonly others: XmlElement[];
  private readonly boxOf: (shape: XmlElement) => Box | undefined;

  /** `layers`: the slide, its layout and its master. */
  constructor(
    layers: Array<XmlElement | undefined>,
    theme: XmlElement | undefined,
    boxOf: (shape: XmlElement) => Box | undefined,
  ) {
    this.isPlain = isWhiteTheme(layers, theme) && isWhiteBackground(layers);
    this.others = layers.flatMap((layer) => child(layer, "cSld", "spTree")?.children ?? []);
    this.boxOf = boxOf;
  }

  /** `inherited`: the placeholders that the shape inherits from. False where it is not known. */
  isWhite(shape: XmlElement, inherited: XmlElement[]): boolean {
    if (!this.isPlain || shape.name !== "sp" || ![shape, ...inherited].every(isClear)) return false;
    const own = this.boxOf(shape);
    if (!own || !this.others.includes(shape)) return false;
    return this.others.every((other) => {
      if (other === shape || inherited.includes(other) || !paints(other)) return true;
      const box = this.boxOf(other);
      return box !== undefined && !overlap(own, box);
    });
  }
}

/** True for white, and for the theme's background colour, which the class checks to be white. */
export const isWhiteFill = (fill: XmlElement | undefined): boolean => {
  const [colour] = fill?.children ?? [];
  if (!colour || colour.children.some(({ name }) => name === "alpha" || name.startsWith("lum"))) return false;
  const { val = "", lastClr = "" } = colour.attributes;
  if (colour.name === "schemeClr") return val === "bg1" || val === "lt1";
  return colour.name === "sysClr" ? isNearWhite(lastClr) : isNearWhite(val);
};

const isWhiteTheme = (layers: Array<XmlElement | undefined>, theme: XmlElement | undefined): boolean => {
  if (layers.some((layer) => child(layer, "clrMapOvr", "overrideClrMapping"))) return false;
  const map = layers.flatMap((layer) => child(layer, "clrMap") ?? [])[0]?.attributes.bg1 ?? "lt1";
  const light = child(theme, "themeElements", "clrScheme", "lt1");
  return map === "lt1" && (!light || isWhiteFill(light));
};

const isWhiteBackground = (layers: Array<XmlElement | undefined>): boolean => {
  const background = layers.flatMap((layer) => child(layer, "cSld", "bg") ?? [])[0];
  if (!background) return true;
  const reference = child(background, "bgRef");
  if (reference) return reference.attributes.idx === "1001" && isWhiteFill(reference);
  return isWhiteFill(child(background, "bgPr", "solidFill"));
};

const fills = /^(solidFill|gradFill|blipFill|pattFill|grpFill)$/;

/** True for a shape whose own fill is none or white. */
const isClear = (shape: XmlElement): boolean => {
  const properties = child(shape, "spPr");
  const fill = properties?.children.find(({ name }) => fills.test(name));
  if (fill) return fill.name === "solidFill" && isWhiteFill(fill);
  if (child(properties, "noFill")) return true;
  return Number(child(shape, "style", "fillRef")?.attributes.idx ?? 0) === 0;
};

/** True for shapes that may paint something dark. */
const paints = (shape: XmlElement): boolean => {
  if (shape.name === "sp" || shape.name === "cxnSp") return !isClear(shape);
  return /^(pic|graphicFrame|grpSp|contentPart|AlternateContent)$/.test(shape.name);
};

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
