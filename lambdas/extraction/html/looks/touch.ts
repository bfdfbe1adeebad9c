import { sign } from "../../figures/marked.ts";
import { attribute, isElement, type Node } from "../page-text.ts";
import type { Element } from "../page-tree.ts";

/**
 * The sign between two neighbours. Elements that only style pieces of a word leave figures together ("<b>4</b>9"); other
 * elements hold figures of their own ("<span>199</span><span>149</span>").
 */
export function touch(previous: Node | undefined, next: Node): string {
  if (previous === undefined) return "";
  const [one, other] = [elementOf(previous), elementOf(next)];
  if (!one && !other) return "";
  const gap = one?.look?.gap ?? other?.look?.gap;
  if (gap) return sign[gap];
  if (one && other) return isPiece(one) && isPiece(other) && !areTwo(one, other) ? "" : sign.edge;
  return isNamed(one ?? other) ? sign.edge : "";
}

const elementOf = (node: Node): Element | undefined => (isElement(node) ? node : undefined);

/** Struck-out text beside its replacement, and the marks of two notes. */
const areTwo = (one: Element, other: Element): boolean =>
  isStruck(one) || isStruck(other) || (one.name === "sup" && other.name === "sup");

const isStruck = ({ name }: Element) => name === "del" || name === "s" || name === "strike";

/** An element beside bare text: what its author gave a meaning to is more than a piece of the word. */
const isNamed = (element: Element | undefined): boolean =>
  element !== undefined &&
  (isStruck(element) || element.name === "small" || (!isPiece(element) && element.attributes.size > 0));

const styling = new Set(
  "b strong i em u font big tt code samp kbd var mark abbr acronym dfn bdi bdo wbr ins cite nobr sup sub".split(
    " ",
  ),
);

/** Styles letters only: by its name, by styles of type, or by a class as converters of office files number them. */
function isPiece(element: Element): boolean {
  if (styling.has(element.name)) return true;
  if (element.name !== "span" || element.attributes.size === 0) return false;
  const names = attribute(element, "class");
  return (
    [...element.attributes.keys()].every((name) =>
      ["class", "style", "lang", "dir", "xml:lang"].includes(name),
    ) &&
    (!names || names.split(/\s+/).every((name) => pieceNames.test(name))) &&
    !/display|position|float|margin|padding/i.test(attribute(element, "style"))
  );
}

const pieceNames =
  /^$|^(?:[a-z]{1,2}\d+|(?:font|ft|text|style|char)_?-?\d+|Mso\w+|(?:Normal|Spell|Grammar)\w*|EOP|SCXW\w+|BCX\w+|TextRun)$|digit|odometer|counter|flip|drop-?cap|initial|first-letter|highl|search|match|hit|bold|italic|strong|underline|colou?r|emphasis|nowrap/i;
