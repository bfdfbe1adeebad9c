import type { Look } from "../page-tree.ts";

/** Cheap test for declarations that `lookOf` reads. */
export const mayTell =
  /vertical-align|position\s*:\s*super|position\s*:\s*sub|display|margin|padding|\btop\s*:|\bbottom\s*:/i;

const value = (declarations: string, property: string): string =>
  new RegExp(`(?:^|[;\\s{])${property}\\s*:\\s*([^;!}]+)`, "i")
    .exec(declarations)?.[1]
    ?.trim()
    .toLowerCase() ?? "";

/** How declarations of CSS show an element; `isFlexible` is about its children. */
export function lookOf(declarations: string): Look & { isFlexible?: boolean } {
  const display = value(declarations, "display");
  const level = levelIn(declarations);
  const gap = gapIn(display, declarations);
  return {
    ...(level && { level }),
    ...(gap && { gap }),
    ...(/^(?:inline-)?(?:flex|grid)/.test(display) && { isFlexible: true }),
  };
}

/** Only type that is smaller: icons and labels are moved a little to look centred. */
function levelIn(declarations: string): Look["level"] {
  const align = value(declarations, "vertical-align");
  const variant = value(declarations, "font-variant-position");
  if (align === "super" || variant === "super") return "raised";
  if (align === "sub" || variant === "sub") return "lowered";
  if (!isSmall(value(declarations, "font-size"))) return;
  const rise = Number.parseFloat(align) || risen(declarations);
  if (/^(?:text-)?top$/.test(align) || rise > 0) return "raised";
  if (/^(?:text-)?bottom$/.test(align) || rise < 0) return "lowered";
}

function risen(declarations: string): number {
  if (!/^(?:relative|absolute)/.test(value(declarations, "position"))) return 0;
  return (
    -(Number.parseFloat(value(declarations, "top")) || 0) ||
    Number.parseFloat(value(declarations, "bottom")) ||
    0
  );
}

const isSmall = (size: string): boolean => {
  if (/^(?:smaller|small|x-small|xx-small)$/.test(size)) return true;
  const number = Number.parseFloat(size);
  return /(?:em)$/.test(size) ? number < 0.95 : size.endsWith("%") ? number < 95 : number > 0 && number < 11;
};

function gapIn(display: string, declarations: string): Look["gap"] {
  if (/^(?:block|flex|grid|table|list-item)/.test(display)) return "box";
  const widths = ["margin", "padding"].flatMap((name) => widthsOf(name, declarations));
  if (/^inline-/.test(display) || widths.some((width) => width > narrowest)) return "edge";
  return widths.some((width) => width > 0) ? "narrow" : undefined;
}

/** In pixels; thousands are set apart by a quarter of a letter's size. */
const narrowest = 5;

/** Widths of the left and right side in pixels. */
function widthsOf(name: string, declarations: string): number[] {
  const sides = value(declarations, name).split(/\s+/);
  const own = ["left", "right", "inline-start", "inline-end", "inline"];
  const all = [
    sides[1] ?? sides[0] ?? "",
    sides[3] ?? "",
    ...own.map((side) => value(declarations, `${name}-${side}`)),
  ];
  return all.map((size) => (Number.parseFloat(size) || 0) * (/em$/.test(size) ? 16 : 1));
}
