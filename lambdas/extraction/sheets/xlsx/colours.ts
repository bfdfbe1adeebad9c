import { child, type XmlElement } from "../../office/xml.ts";

type Rgb = [red: number, green: number, blue: number];

/** The order in which cells count the theme's colours: light and dark are swapped. ECMA-376 part 1, 18.8.3. */
const themeOrder = [
  "lt1",
  "dk1",
  "lt2",
  "dk2",
  "accent1",
  "accent2",
  "accent3",
  "accent4",
  "accent5",
  "accent6",
];
const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
/** Of the indexed colours those that matter: text in black and white. ECMA-376 part 1, 18.8.27. */
const indexed: Record<string, Rgb> = { 0: black, 1: white, 8: black, 9: white, 64: black, 65: white };
/** Largest difference of a channel that nobody sees. */
const invisible = 8;

/** Colour of a font or fill; undefined for one that is not known. */
export const colourOf = (colour: XmlElement | undefined, theme: XmlElement | undefined): Rgb | undefined => {
  if (!colour) return;
  const { rgb, theme: number, indexed: index, tint = "0", auto } = colour.attributes;
  const base = rgb ? hex(rgb.slice(-6)) : number ? themeColour(Number(number), theme) : indexed[index ?? ""];
  if (!base) return auto ? black : undefined;
  const shade = Number(tint) || 0;
  return base.map((one) => (shade < 0 ? one * (1 + shade) : one + (255 - one) * shade)) as Rgb;
};

/** Colour behind a cell; undefined for patterns and gradients. */
export const fillOf = (fill: XmlElement | undefined, theme: XmlElement | undefined): Rgb | undefined => {
  const pattern = child(fill, "patternFill");
  const type = pattern?.attributes.patternType ?? "none";
  if (fill && !pattern) return;
  if (type === "none") return white;
  return type === "solid" ? colourOf(child(pattern, "fgColor"), theme) : undefined;
};

export const isSame = (one: Rgb | undefined, other: Rgb | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.every((part, at) => Math.abs(part - (other[at] ?? 0)) <= invisible);

const themeColour = (number: number, theme: XmlElement | undefined): Rgb | undefined => {
  const scheme = child(theme, "themeElements", "clrScheme");
  const [colour] = child(scheme, themeOrder[number] ?? "")?.children ?? [];
  const value = colour?.attributes.lastClr ?? colour?.attributes.val;
  if (value && /^[\da-f]{6}$/i.test(value)) return hex(value);
  return number === 0 ? white : number === 1 ? black : undefined;
};

const hex = (text: string): Rgb => {
  const number = Number.parseInt(text, 16);
  return [(number >> 16) & 0xff, (number >> 8) & 0xff, number & 0xff];
};
