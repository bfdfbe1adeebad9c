import type { LeftOut } from "../marks/left-out.ts";
import { textOf } from "./boilerplate.ts";
import { hasSheets } from "./looks/style-rules.ts";
import { isElement, removed, withChildren } from "./page-text.ts";
import type { Element } from "./page-tree.ts";

/** How the text of an element is drawn, as far as its ancestors' own attributes tell. */
interface Paint {
  /** Letters have no height. */
  isFlat: boolean;
  colour: string;
  background: string;
}

const paper: Paint = { isFlat: false, colour: "", background: "white" };
const unknown = "?";
const plainNames = new Set(["span", "font", "b", "i", "em", "strong", "u", "p"]);
const struckNames = new Set(["del", "s", "strike"]);
const struckClass = /(^|\s)(line-through|text-decoration-line-through|strike-?through)(\s|$)/;

/** A page without struck-through text, and without text that has no height or the colour of its background. */
export function withoutMarked(root: Element, leftOut: LeftOut): Element {
  const isStyled = hasSheets(root);
  const copy = (element: Element, paint: Paint): Element =>
    withChildren(element, (child) => {
      if (!isElement(child)) {
        if (!isUnseen(paint) || !child.trim()) return [child];
        leftOut.add("hiddenText", child);
        return [" "];
      }
      if (!isStruck(child)) return [copy(child, paintOf(child, paint, isStyled))];
      const text = textOf(child);
      if (text) leftOut.add("struckText", text);
      return [removed];
    });
  return copy(root, isStyled ? { ...paper, background: unknown } : paper);
}

const isStruck = ({ name, attributes, look }: Element): boolean =>
  struckNames.has(name) ||
  look?.isStruck === true ||
  (attributes.size > 0 && struckClass.test(attributes.get("class") ?? ""));

const isUnseen = ({ isFlat, colour, background }: Paint): boolean =>
  isFlat || (colour !== "" && colour === background);

/** A class or a style sheet may give an element any look, so it counts as legible again; so does a picture behind it. */
function paintOf(element: Element, outer: Paint, isStyled: boolean): Paint {
  const { attributes } = element;
  if (attributes.size === 0 && (!isStyled || plainNames.has(element.name))) return outer;
  const style = attributes.get("style") ?? "";
  const isUnknown =
    attributes.has("class") ||
    attributes.has("background") ||
    (isStyled && !plainNames.has(element.name)) ||
    /url\(|gradient/i.test(style);
  if (!isUnknown && !style && !attributes.has("color") && !attributes.has("bgcolor")) return outer;
  const size = /(?:^|;)\s*font-size\s*:\s*([^;]*)/i.exec(style)?.[1];
  const back = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]*)/i.exec(style)?.[1] ?? attributes.get("bgcolor");
  const colour = /(?:^|;)\s*color\s*:\s*([^;]*)/i.exec(style)?.[1] ?? attributes.get("color");
  return {
    isFlat: size === undefined ? outer.isFlat && !isUnknown : Number.parseFloat(size) === 0,
    colour: colour === undefined ? (isUnknown ? "" : outer.colour) : colourOf(colour),
    background:
      back === undefined ? (isUnknown ? unknown : outer.background) : backgroundOf(back, outer, isUnknown),
  };
}

const backgroundOf = (text: string, outer: Paint, isUnknown: boolean): string => {
  const colour = colourOf(text);
  if (/^(transparent|inherit|none|initial)$/.test(colour)) return isUnknown ? unknown : outer.background;
  return colour || unknown;
};

/** A colour in one spelling. */
function colourOf(text: string): string {
  const bare = text
    .toLowerCase()
    .replace(/!important/, "")
    .replace(/\s+/g, "")
    .trim();
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(bare)?.[1];
  const full = hex?.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  const rgb = /^rgba?\((\d+),(\d+),(\d+)(,1(\.0)?)?\)$/.exec(bare);
  const six = rgb
    ? rgb
        .slice(1, 4)
        .map((one) => Number(one).toString(16).padStart(2, "0"))
        .join("")
    : full;
  return six === "ffffff" ? "white" : six === "000000" ? "black" : (six ?? bare);
}
