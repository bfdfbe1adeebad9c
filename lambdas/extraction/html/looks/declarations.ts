import type { Look } from "../page-tree.ts";

/** Cheap test for declarations that `lookOf` reads. */
export const mayTell =
  /vertical-align|position\s*:\s*super|position\s*:\s*sub|display|margin|padding|\btop\s*:|\bbottom\s*:|line-through|text-decoration/i;

type Declarations = ReadonlyMap<string, string>;

/** Values of declarations by their properties, in small letters; the last of a property counts. */
function declarationsOf(text: string): Declarations {
  const values = new Map<string, string>();
  for (const declaration of text.toLowerCase().split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const [value = ""] = declaration.slice(colon + 1).split("!", 1);
    values.set(declaration.slice(0, colon).trim(), value.trim());
  }
  return values;
}

/** How declarations of CSS show an element; `isFlexible` is about its children. */
export function lookOf(text: string): Look & { isFlexible?: boolean } {
  const declarations = declarationsOf(text);
  const display = declarations.get("display") ?? "";
  const level = levelIn(declarations);
  const gap = gapIn(display, declarations);
  const lines = declarations.get("text-decoration-line") ?? declarations.get("text-decoration");
  return {
    ...(level && { level }),
    ...(gap && { gap }),
    ...(lines !== undefined && { isStruck: lines.includes("line-through") }),
    ...(/^(?:inline-)?(?:flex|grid)/.test(display) && { isFlexible: true }),
  };
}

/** Only type that is smaller: icons and labels are moved a little to look centred. */
function levelIn(declarations: Declarations): Look["level"] {
  const align = declarations.get("vertical-align") ?? "";
  const variant = declarations.get("font-variant-position");
  if (align === "super" || variant === "super") return "raised";
  if (align === "sub" || variant === "sub") return "lowered";
  if (!isSmall(declarations.get("font-size") ?? "")) return;
  const rise = Number.parseFloat(align) || risen(declarations);
  if (/^(?:text-)?top$/.test(align) || rise > 0) return "raised";
  if (/^(?:text-)?bottom$/.test(align) || rise < 0) return "lowered";
}

function risen(declarations: Declarations): number {
  if (!/^(?:relative|absolute)/.test(declarations.get("position") ?? "")) return 0;
  return (
    -(Number.parseFloat(declarations.get("top") ?? "") || 0) ||
    Number.parseFloat(declarations.get("bottom") ?? "") ||
    0
  );
}

const isSmall = (size: string): boolean => {
  if (/^(?:smaller|small|x-small|xx-small)$/.test(size)) return true;
  const number = Number.parseFloat(size);
  return /(?:em)$/.test(size) ? number < 0.95 : size.endsWith("%") ? number < 95 : number > 0 && number < 11;
};

function gapIn(display: string, declarations: Declarations): Look["gap"] {
  if (/^(?:block|flex|grid|table|list-item)/.test(display)) return "box";
  const widths = ["margin", "padding"].flatMap((name) => widthsOf(name, declarations));
  if (/^inline-/.test(display) || widths.some((width) => width > narrowest)) return "edge";
  return widths.some((width) => width > 0) ? "narrow" : undefined;
}

/** In pixels; thousands are set apart by a quarter of a letter's size. */
const narrowest = 5;

const sideNames = ["left", "right", "inline-start", "inline-end", "inline"];

/** Widths of the left and right side in pixels. */
function widthsOf(name: string, declarations: Declarations): number[] {
  const sides = (declarations.get(name) ?? "").split(/\s+/);
  const own = sideNames.map((side) => declarations.get(`${name}-${side}`) ?? "");
  return [sides[1] ?? sides[0] ?? "", sides[3] ?? "", ...own]
    .filter(Boolean)
    .map((size) => (Number.parseFloat(size) || 0) * (size.endsWith("em") ? 16 : 1));
}
