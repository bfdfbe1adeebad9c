import { attribute } from "../page-text.ts";
import type { Element } from "../page-tree.ts";

/** The names between two blanks of a selector. */
export interface Compound {
  /** Its id, first class or element name, by which the rule is found. */
  key: string;
  name: string | undefined;
  classes: string[];
  id: string | undefined;
}

/** An element with its classes, split once. */
export interface Styled {
  element: Element;
  classes: readonly string[];
}

const noClasses: readonly string[] = [];

export const styled = (element: Element): Styled => {
  const names = element.attributes.size > 0 ? attribute(element, "class").trim() : "";
  return { element, classes: names ? names.split(/\s+/) : noClasses };
};

/** The names by which rules for an element are found, the weakest first. */
export function keysOf({ element, classes }: Styled): string[] {
  const keys = ["*", element.name];
  for (const name of classes) keys.push(`.${name}`);
  const id = element.attributes.size > 0 ? attribute(element, "id") : "";
  if (id) keys.push(`#${id}`);
  return keys;
}

/** Undefined for selectors with siblings, attributes or states, which are rare here. */
export function compoundsOf(selector: string): Compound[] | undefined {
  const parts = selector.replaceAll(">", " ").trim().split(/\s+/);
  const compounds = parts.map(compoundOf);
  return compounds.every((one) => one !== undefined) ? compounds : undefined;
}

function compoundOf(part: string): Compound | undefined {
  if (!/^(?:\*|[a-z][\w-]*)?(?:[.#][\w-]+)*$/i.test(part)) return;
  const name = /^[a-z][\w-]*/i.exec(part)?.[0].toLowerCase();
  const classes = [...part.matchAll(/\.([\w-]+)/g)].flatMap(([, one]) => one ?? []);
  const id = /#([\w-]+)/.exec(part)?.[1];
  return { key: id ? `#${id}` : classes[0] ? `.${classes[0]}` : (name ?? "*"), name, classes, id };
}

export function fits({ name, classes, id }: Compound, { element, classes: own }: Styled): boolean {
  if (name && element.name !== name) return false;
  if (id && attribute(element, "id") !== id) return false;
  return classes.every((one) => own.includes(one));
}

export function fitsPath(compounds: Compound[], path: Styled[]): boolean {
  let at = path.length - 1;
  for (const compound of compounds.toReversed()) {
    while (at >= 0 && !fits(compound, path[at] as Styled)) at -= 1;
    if (at < 0) return false;
    at -= 1;
  }
  return true;
}
