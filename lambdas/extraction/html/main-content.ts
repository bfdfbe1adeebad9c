import type { LeftOut } from "../marks/left-out.ts";
import {
  isContact,
  isFurniture,
  isHidden,
  isLinkList,
  isNotice,
  isSilent,
  mainOf,
  textOf,
} from "./boilerplate.ts";
import { mutedNames } from "./element-names.ts";
import { attribute, has, isElement, removed, type Weight, weigh, withChildren } from "./page-text.ts";
import type { Element } from "./page-tree.ts";

/** Characters that a main element must hold to be believed. */
const leastMain = 250;
/** Characters and words of a hidden part that is worth a word to the owner. */
const leastTelling = 8;
const leastWords = 2;

/**
 * A page that shows its content without what is not its own: menus, notices, share bars, and what stands around its main
 * element without saying much. Nothing that holds half of the page's text is ever left out.
 */
export function mainContent(shown: Element): Element {
  const content = withoutLesser(shown, isFurniture);
  const main = mainOf(content);
  const isBelieved = main && weigh(main).text >= Math.min(leastMain, weigh(content).text / 2);
  return without(isBelieved ? around(content, main) : content, isMargin);
}

/** A page without scripts and hidden parts. The hidden ones with words of the page's own are reported. */
export const shownContent = (root: Element, leftOut: LeftOut): Element =>
  withoutLesser(without(root, isSilent), (element, weight, place) => {
    if (!isHidden(element, weight)) return false;
    if (!place.margin && isTelling(element, weight)) leftOut.add("hiddenText", textOf(element));
    return true;
  });

/** Says something to a reader: no icon, menu, form or notice. */
const isTelling = (element: Element, { text, linked }: Weight): boolean =>
  (textOf(element).match(/\p{L}{2,}/gu)?.length ?? 0) >= leastWords &&
  text >= leastTelling &&
  linked < text / 2 &&
  attribute(element, "aria-hidden") !== "true" &&
  !/^(dialog|alertdialog|menu|search|status|alert)$/.test(attribute(element, "role")) &&
  !isNotice(element) &&
  !has(element, "form", "input", "textarea", "select");

/** Where an element stands: the header, footer or side column it is in, unless an article is around it. */
interface Place {
  margin?: string;
  isInArticle?: boolean;
}

type Test = (element: Element, weight: Weight, place: Place) => boolean;

function withoutLesser(root: Element, isUnwanted: Test): Element {
  const half = weigh(root).text / 2;
  return without(root, (element, weight, place) => weight.text <= half && isUnwanted(element, weight, place));
}

/** A copy without the elements a test names, and all that is in them. */
function without(root: Element, isUnwanted: Test): Element {
  const copy = (element: Element, outer: Place): Element => {
    const place = placeIn(element, outer);
    return withChildren(element, (child) => {
      if (!isElement(child)) return [child];
      const weight = weigh(child);
      if (!isUnwanted(child, weight, place)) return [copy(child, place)];
      return weight.text > 0 && !mutedNames.has(child.name) ? [removed] : [];
    });
  };
  return copy(root, {});
}

function placeIn({ name }: Element, outer: Place): Place {
  if (name === "article") return { isInArticle: true };
  return margins.has(name) && !outer.isInArticle ? { margin: name } : outer;
}

const margins = new Set(["header", "footer", "aside"]);

/** Links, forms and lines of ownership in headers, footers and side columns that belong to no article. */
const isMargin: Test = (element, weight, { margin, isInArticle }) => {
  if (isInArticle) return false;
  if (element.name === "footer") return !isContact(element);
  if (!margin || margins.has(element.name)) return false;
  if (isLinkList(element, weight) && weight.linked > 0) return true;
  return margin === "footer" && weight.text < 300 && /©|\(c\) \d|all rights reserved/i.test(textOf(element));
};

/** Outside of the main element only what says much stays, and the page's title. */
function around(root: Element, main: Element): Element {
  const needsTitle = !weigh(main).holds("h1");
  const trail = new Set(pathTo(root, main));
  const reduce = (element: Element): Element[] => {
    if (element === main) return [element];
    if (trail.has(element))
      return [
        {
          ...element,
          children: element.children.flatMap((child) => (isElement(child) ? reduce(child) : [])),
        },
      ];
    const weight = weigh(element);
    const { text, linked } = weight;
    if (needsTitle && weight.holds("h1")) return [element];
    const isTelling = text - linked >= 100 && linked < text * 0.3;
    return isTelling ? [element] : [];
  };
  return reduce(root)[0] ?? root;
}

/** The elements from one down to another below it. */
function pathTo(from: Element, to: Element): Element[] {
  if (from === to) return [from];
  for (const child of from.children.filter(isElement)) {
    const path = pathTo(child, to);
    if (path.length > 0) return [from, ...path];
  }
  return [];
}
