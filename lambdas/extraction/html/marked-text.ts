import type { LeftOut } from "../marks/left-out.ts";
import { textOf } from "./boilerplate.ts";
import { attribute, descendants, isElement } from "./page-text.ts";
import type { Element } from "./page-tree.ts";

/** How the text of an element is drawn, as far as its ancestors' own attributes tell. */
interface Look {
  /** Letters have no height. */
  isFlat: boolean;
  colour: string;
  background: string;
}

const paper: Look = { isFlat: false, colour: "", background: "white" };
const unknown = "?";
const plainNames = new Set(["span", "font", "b", "i", "em", "strong", "u", "p"]);
const struckNames = new Set(["del", "s", "strike"]);
const struckStyle = /text-decoration(-line)?\s*:[^;]*line-through/i;
const struckClass = /(^|\s)(line-through|text-decoration-line-through|strike-?through)(\s|$)/;

/** A page without struck-through text, and without text that has no height or the colour of its background. */
export function withoutMarked(root: Element, leftOut: LeftOut): Element {
  const { struck: classes, hasSheets } = sheetsOf(root);
  const isStruck = (element: Element) =>
    struckNames.has(element.name) ||
    struckStyle.test(attribute(element, "style")) ||
    struckClass.test(attribute(element, "class")) ||
    (classes.size > 0 &&
      attribute(element, "class")
        .split(/\s+/)
        .some((name) => classes.has(name)));
  const copy = (element: Element, look: Look): Element => ({
    ...element,
    children: element.children.flatMap((child): Array<Element | string> => {
      if (!isElement(child)) {
        if (!isUnseen(look) || !child.trim()) return [child];
        leftOut.add("hiddenText", child);
        return [" "];
      }
      if (!isStruck(child)) return [copy(child, lookOf(child, look, hasSheets))];
      const text = textOf(child);
      if (text) leftOut.add("struckText", text);
      return [];
    }),
  });
  return copy(root, hasSheets ? { ...paper, background: unknown } : paper);
}

/** Classes that the page's own style sheets strike out, as word processors write them, and whether it has any sheets. */
function sheetsOf(root: Element): { struck: Set<string>; hasSheets: boolean } {
  const struck = new Set<string>();
  let hasSheets = false;
  for (const element of descendants(root)) {
    if (element.name === "link" && /stylesheet/i.test(attribute(element, "rel"))) hasSheets = true;
    if (element.name !== "style") continue;
    hasSheets = true;
    const sheet = element.children.filter((child) => !isElement(child)).join("");
    for (const [, selector = "", rules = ""] of sheet.matchAll(/([^{}]{1,200})\{([^{}]{0,2000})\}/g))
      if (struckStyle.test(rules))
        for (const [, found = ""] of selector.matchAll(/(?:^|,)\s*\w*\.([\w-]+)\s*(?=,|$)/g))
          struck.add(found);
  }
  return { struck, hasSheets };
}

const isUnseen = ({ isFlat, colour, background }: Look): boolean =>
  isFlat || (colour !== "" && colour === background);

/** A class or a style sheet may give an element any look, so it counts as legible again; so does a picture behind it. */
function lookOf(element: Element, outer: Look, hasSheets: boolean): Look {
  const { attributes } = element;
  const style = attributes.get("style") ?? "";
  const isUnknown =
    attributes.has("class") ||
    attributes.has("background") ||
    (hasSheets && !plainNames.has(element.name)) ||
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

const backgroundOf = (text: string, outer: Look, isUnknown: boolean): string => {
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
