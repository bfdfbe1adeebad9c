import { attribute, isElement } from "../page-text.ts";
import type { Element } from "../page-tree.ts";
import { lookOf, mayTell } from "./declarations.ts";
import { keysOf, type Styled, styled } from "./selectors.ts";
import { type Rule, type RuleIndex, rulesIn } from "./style-rules.ts";

/** Sets the looks of a page's elements: by its style rules, by what they have of their own, and by the box they lie in. */
export function applyLooks(root: Element): void {
  const place: Place = { rules: rulesIn(root), own: new Map(), path: [], above: new Map([["", 1]]) };
  visit(styled(root), place, false);
}

type FullLook = ReturnType<typeof lookOf>;

interface Place {
  rules: RuleIndex;
  /** Looks by the declarations of a style attribute. */
  own: Map<string, FullLook>;
  /** The elements around, outermost first, and how often each name stands among theirs. */
  path: Styled[];
  above: Map<string, number>;
}

/** `isFlexible`: the children are laid out side by side. Recursion is safe: the tree is at most 200 deep. */
function visit(parent: Styled, place: Place, isFlexible: boolean): void {
  const hasRules = place.rules.size > 0;
  if (hasRules) enter(parent, place);
  for (const child of parent.element.children) {
    if (!isElement(child)) continue;
    const one = styled(child);
    const { isFlexible: holdsFlexible = false, ...look } =
      hasRules || child.attributes.size > 0 ? fullLook(one, place) : bare;
    if (isFlexible) look.gap = "box";
    if (look.gap || look.level || look.isStruck !== undefined) child.look = look;
    if (child.children.length > 0) visit(one, place, holdsFlexible);
  }
  if (hasRules) leave(parent, place);
}

const bare: FullLook = {};

function enter(parent: Styled, { path, above }: Place): void {
  path.push(parent);
  for (const key of keysOf(parent)) above.set(key, (above.get(key) ?? 0) + 1);
}

function leave(parent: Styled, { path, above }: Place): void {
  path.pop();
  for (const key of keysOf(parent)) {
    const count = above.get(key) ?? 0;
    if (count > 1) above.set(key, count - 1);
    else above.delete(key);
  }
}

function fullLook(one: Styled, place: Place): FullLook {
  const looks = place.rules.size > 0 ? keysOf(one).flatMap((key) => ruledLooks(key, one, place)) : [];
  const style = attribute(one.element, "style");
  if (style && mayTell.test(style)) {
    const look = place.own.get(style) ?? lookOf(style);
    place.own.set(style, look);
    looks.push(look);
  }
  return looks.length > 1 ? Object.assign({}, ...looks) : (looks[0] ?? bare);
}

/** Looks by the rules whose last name is a key of an element. */
function ruledLooks(key: string, one: Styled, { rules, path, above }: Place): FullLook[] {
  const below = rules.get(key);
  if (!below) return [];
  const found: Rule[] = [];
  const names = below.size > above.size ? above.keys() : below.keys();
  for (const name of names)
    if (above.has(name))
      for (const rule of below.get(name) ?? []) if (rule.matches(one, path)) found.push(rule);
  if (found.length > 1) found.sort((first, second) => first.place - second.place);
  return found.map(({ look }) => look);
}
