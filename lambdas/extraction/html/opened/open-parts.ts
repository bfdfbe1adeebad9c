import { attribute, find, isElement, withChildren } from "../page-text.ts";
import type { Element } from "../page-tree.ts";
import { controlsOf, wordsOf } from "./controls.ts";
import { namesNothing } from "./empty-words.ts";
import { mapOf, type PageMap } from "./page-map.ts";
import { isClosed, isContent, isPane } from "./part-signs.ts";

const none: Element["attributes"] = new Map();
const structural = new Set("li dd dt td th tr tbody thead tfoot".split(" "));
const phrasing = new Set("span b i em strong small a font code".split(" "));
const copies = /(^|[\s_-])(slick-cloned|swiper-slide-duplicate|cloned|clone|splide__slide--clone)(?=\s|$)/i;
const headNames = /^(h[1-6]|dt|summary|th|td)$/;
/**
 * A page with the parts that its controls open, each below the words of its control: a `details` with a `summary`. A
 * question in a heading stays where it is. Other hidden parts are as they were.
 */
export function openParts(root: Element): Element {
  const page = mapOf(root);
  const controls = controlsOf(page);
  const openers = new Set([...controls.values()].flatMap((all) => [...all]));
  const rewrite = (element: Element): Element[] => {
    if (openers.has(element)) {
      if (headNames.test(element.name)) return [{ ...element, attributes: none, children: inner(element) }];
      return heads(element, page) ? [{ name: "span", attributes: none, children: inner(element) }] : [];
    }
    if (element.attributes.size > 0 && copies.test(attribute(element, "class"))) return [];
    if (element.name === "button" && isWholeHeading(element, page))
      return [{ name: "span", attributes: none, children: inner(element) }];
    const content = withChildren(element, (child) => (isElement(child) ? rewrite(child) : [child]));
    const openedBy = controls.get(element);
    if (openedBy) return [opened(content, [...openedBy], page)];
    if (element.attributes.size > 0 && isPane(element) && isClosed(element) && isContent(element, page))
      return [{ ...content, attributes: shown(element) }];
    return [content];
  };
  const inner = (element: Element): Element["children"] =>
    element.children.flatMap((child): Element["children"] => (isElement(child) ? rewrite(child) : [child]));
  return rewrite(root)[0] ?? root;
}

function opened(part: Element, openedBy: Element[], page: PageMap): Element {
  const isHeaded = openedBy.some((control) => heads(control, page));
  const label = openedBy.map(wordsOf).find((words) => words && words.length <= 300 && !namesNothing(words));
  const bare = { ...part, attributes: shown(part) };
  if (phrasing.has(part.name) || /^(tr|tbody|thead|tfoot)$/.test(part.name)) return bare;
  const holder = (children: Element["children"]): Element =>
    structural.has(part.name) ? { ...bare, children } : { name: "div", attributes: none, children: children };
  const content = /^(ul|ol|dl|table|pre|menu|blockquote|p|form)$/.test(part.name) ? [bare] : part.children;
  if (isHeaded) return holder([{ name: "#pane", attributes: none, children: content }]);
  if (!label) return holder(content);
  const own = find(part, ({ name }) => /^h[1-6]$/.test(name));
  const rest = own && wordsOf(own) === label ? content.flatMap((child) => without(own, child)) : content;
  const summary: Element = { name: "summary", attributes: none, children: [label] };
  return holder([{ name: "details", attributes: none, children: [summary, ...rest] }]);
}

/** A control within a heading, a term or a cell, which stands above what it opens. */
const heads = (control: Element, { closest }: PageMap): boolean =>
  closest(
    control,
    (one) => headNames.test(one.name) || (one !== control && attribute(one, "role") === "heading"),
  ) !== undefined;

const isWholeHeading = (button: Element, { closest, weigh }: PageMap): boolean => {
  const heading = closest(button, ({ name }) => /^(h[1-6]|dt|summary)$/.test(name));
  return heading !== undefined && weigh(button).text > 0 && weigh(heading).text === weigh(button).text;
};

/** A pane often repeats its tab's words as a heading. */
const without = (dropped: Element, child: Element | string): Element["children"] => {
  if (!isElement(child)) return [child];
  if (child === dropped) return [];
  return [{ ...child, children: child.children.flatMap((one) => without(dropped, one)) }];
};

/** Its attributes without those that hide it, or by whose names it could be taken for a menu. */
function shown({ attributes }: Element): Element["attributes"] {
  const kept = [...attributes].filter(
    ([name]) => !/^(hidden|aria-hidden|style|class|id|role|popover|inert)$/.test(name),
  );
  return new Map(kept);
}
