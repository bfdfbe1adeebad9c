import { attribute, descendants, isElement } from "../page-text.ts";
import type { Element } from "../page-tree.ts";
import { lookOf, mayTell } from "./declarations.ts";
import { type Compound, compoundsOf, fits, fitsPath, type Styled } from "./selectors.ts";

export interface Rule {
  look: ReturnType<typeof lookOf>;
  /** Its place among the rules of the page. */
  place: number;
  /** `path` has the elements around, outermost first. */
  matches: (styled: Styled, path: Styled[]) => boolean;
}

/** Rules by the last name of their selector, then by the name above it, which is empty if any will do. */
export type RuleIndex = ReadonlyMap<string, ReadonlyMap<string, Rule[]>>;

const maxLength = 500_000;
const maxRules = 5000;

/** Rules of a page's own style sheets that tell something about its text. */
export function rulesIn(root: Element): RuleIndex {
  const rules = new Map<string, Map<string, Rule[]>>();
  let count = 0;
  for (const sheet of sheetsIn(root))
    for (const [selectors, declarations] of blocksOf(sheet)) {
      const look = lookOf(declarations);
      if (Object.keys(look).length === 0) continue;
      for (const parts of selectors.split(",").map(compoundsOf)) {
        const last = parts?.at(-1);
        if (!parts || !last || count >= maxRules) continue;
        count += 1;
        const below = rules.get(last.key) ?? new Map<string, Rule[]>();
        rules.set(last.key, below);
        const above = parts.at(-2)?.key.replace("*", "") ?? "";
        const known = below.get(above) ?? [];
        below.set(above, known);
        known.push({ look, place: count, matches: matcher(last, parts.slice(0, -1)) });
      }
    }
  return rules;
}

const matcher = (last: Compound, above: Compound[]) => (styled: Styled, path: Styled[]) =>
  fits(last, styled) && (above.length === 0 || fitsPath(above, path));

const sheetsIn = (root: Element): string[] =>
  [...descendants(root)].flatMap(({ name, children }) => {
    if (name !== "style") return [];
    const text = children
      .filter((child) => !isElement(child))
      .join("")
      .slice(0, maxLength);
    return mayTell.test(text) ? [text.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, " ")] : [];
  });

/** Selectors and declarations of the rules that hold on a screen. */
function* blocksOf(text: string): Generator<[selectors: string, declarations: string]> {
  const open: string[] = [];
  let from = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    const piece = text.slice(from, index);
    from = index + 1;
    if (brace === "{") open.push(piece.slice(piece.lastIndexOf(";") + 1).trim());
    else {
      const selectors = open.pop();
      if (selectors && !selectors.startsWith("@") && mayTell.test(piece) && open.every(isOnScreen))
        yield [selectors, piece];
    }
  }
}

const isOnScreen = (around: string) =>
  /^@(?:media|supports|layer|container|scope)\b/i.test(around) && !/\bprint\b/i.test(around);

/** Whether style sheets of its own or of others may show a page's elements in another way than their names say. */
export const hasSheets = (root: Element): boolean => {
  for (const element of descendants(root)) {
    if (element.name === "style") return true;
    if (element.name === "link" && /stylesheet/i.test(attribute(element, "rel"))) return true;
  }
  return false;
};
