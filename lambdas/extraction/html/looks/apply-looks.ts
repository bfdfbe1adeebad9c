import { attribute, isElement } from "../page-text.ts";
import type { Element, Look } from "../page-tree.ts";
import { lookOf, mayTell } from "./declarations.ts";
import { type Rule, rulesIn } from "./style-rules.ts";

/** Sets the looks of a page's elements: by its style rules, by what they have of their own, and by the box they lie in. */
export function applyLooks(root: Element): void {
  const rules = rulesIn(root);
  visit(root, [], rules);
}

/** Recursion is safe: the tree is at most 200 deep. */
function visit(parent: Element, path: Element[], rules: RuleIndex): void {
  path.push(parent);
  const isFlexible = flexible.has(parent);
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (child.attributes.size > 0 || rules.size > 0) setLook(child, path, rules);
    if (isFlexible) child.look = { ...child.look, gap: "box" };
    visit(child, path, rules);
  }
  path.pop();
}

type RuleIndex = ReadonlyMap<string, Rule[]>;

/** Elements whose children are laid out side by side. */
const flexible = new WeakSet<Element>();

function setLook(element: Element, path: Element[], rules: RuleIndex): void {
  const looks: Look[] = [];
  const take = (declarations: string) => {
    const { isFlexible, ...look } = lookOf(declarations);
    if (isFlexible) flexible.add(element);
    looks.push(look);
  };
  for (const rule of candidates(element, rules)) if (rule.matches(element, path)) take(rule.declarations);
  const own = attribute(element, "style");
  if (own && mayTell.test(own)) take(own);
  if (looks.length > 0) element.look = Object.assign({}, ...looks);
}

function* candidates(element: Element, rules: RuleIndex): Generator<Rule> {
  if (rules.size === 0) return;
  const keys = [element.name, "*"];
  for (const name of attribute(element, "class").split(/\s+/)) if (name) keys.push(`.${name}`);
  const id = attribute(element, "id");
  if (id) keys.push(`#${id}`);
  for (const key of keys) yield* rules.get(key) ?? [];
}
