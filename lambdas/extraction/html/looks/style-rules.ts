import { attribute, descendants, isElement } from "../page-text.ts";
import type { Element } from "../page-tree.ts";
import { mayTell } from "./declarations.ts";

export interface Rule {
  declarations: string;
  /** `path` has the elements around, outermost first. */
  matches: (element: Element, path: Element[]) => boolean;
}

const maxLength = 500_000;
const maxRules = 2000;

/** Rules of a page's own style sheets that tell figures apart, by the last name of their selector. */
export function rulesIn(root: Element): ReadonlyMap<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  let count = 0;
  for (const [selectors, declarations] of styleTexts(root).flatMap(blocksOf))
    for (const selector of selectors.split(",")) {
      const parts = compoundsOf(selector);
      const last = parts?.at(-1);
      if (!parts || !last || count >= maxRules) continue;
      count += 1;
      const matches = (element: Element, path: Element[]) =>
        fits(last, element) && fitsPath(parts.slice(0, -1), path);
      const known = rules.get(last.key) ?? [];
      rules.set(last.key, known);
      known.push({ declarations, matches });
    }
  return rules;
}

const styleTexts = (root: Element): string[] =>
  [...descendants(root)]
    .filter(({ name }) => name === "style")
    .map(({ children }) =>
      children
        .filter((child) => !isElement(child))
        .join("")
        .slice(0, maxLength),
    )
    .filter((text) => mayTell.test(text))
    .map((text) => text.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, " ").replace(printed, " "));

const printed = /@media[^{}]*\bprint\b[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi;

/** Selectors and declarations of the innermost blocks. */
const blocksOf = (text: string): Array<[string, string]> =>
  text.split("}").flatMap((block): Array<[string, string]> => {
    const [selectors, declarations] = block.split("{").slice(-2);
    const isTelling = selectors && declarations && mayTell.test(declarations) && !selectors.includes("@");
    return isTelling ? [[selectors, declarations]] : [];
  });

interface Compound {
  /** Its id, first class or element name, by which the rule is found. */
  key: string;
  name: string | undefined;
  classes: string[];
  id: string | undefined;
}

/** Undefined for selectors with siblings, attributes or states, which are rare here. */
function compoundsOf(selector: string): Compound[] | undefined {
  const parts = selector.replaceAll(">", " ").trim().split(/\s+/);
  if (parts.length === 0 || !parts.every((part) => /^(?:\*|[a-z][\w-]*)?(?:[.#][\w-]+)*$/i.test(part)))
    return;
  return parts.map((part) => {
    const name = /^[a-z][\w-]*/i.exec(part)?.[0].toLowerCase();
    const classes = [...part.matchAll(/\.([\w-]+)/g)].flatMap(([, one]) => one ?? []);
    const id = /#([\w-]+)/.exec(part)?.[1];
    return { key: id ? `#${id}` : classes[0] ? `.${classes[0]}` : (name ?? "*"), name, classes, id };
  });
}

function fits({ name, classes, id }: Compound, element: Element): boolean {
  if (name && element.name !== name) return false;
  if (id && attribute(element, "id") !== id) return false;
  const own = classes.length > 0 ? attribute(element, "class").split(/\s+/) : [];
  return classes.every((one) => own.includes(one));
}

function fitsPath(compounds: Compound[], path: Element[]): boolean {
  let at = path.length - 1;
  for (const compound of compounds.toReversed()) {
    while (at >= 0 && !fits(compound, path[at] as Element)) at -= 1;
    if (at < 0) return false;
    at -= 1;
  }
  return true;
}
