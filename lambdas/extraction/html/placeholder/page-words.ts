import { LeftOut } from "../../marks/left-out.ts";
import { textOf } from "../boilerplate.ts";
import { mainContent, shownContent } from "../main-content.ts";
import { attribute, descendants, find, isElement } from "../page-text.ts";
import type { Element } from "../page-tree.ts";

/** The words by which a page is told from one that stands in its place. */
export interface PageWords {
  root: Element;
  title: string;
  /** Its first heading, and the first ones. */
  heading: string;
  headings: string[];
  /** Text that it shows where no scripts run, without the notices about that. */
  shown: string;
  /** The same without menus and notices. */
  text: string;
  /** Addresses and the beginnings of scripts and frames. */
  scripts: string;
  /** The notices for browsers without scripts. */
  notices: string;
}

const longestScript = 5_000;
const mostHeadings = 4;

export function wordsOfPage(root: Element, opened: Element): PageWords {
  const elements = [...descendants(root)];
  const shown = shownContent(withoutNotices(opened), new LeftOut());
  const headings = [...descendants(shown)].filter(({ name }) => /^h[123]$/.test(name));
  const heading = headings.find(({ name }) => name === "h1") ?? headings.find(({ name }) => name === "h2");
  const title = find(root, ({ name }) => name === "title");
  return {
    root,
    title: title ? textOf(title) : "",
    heading: heading ? textOf(heading) : "",
    headings: headings.slice(0, mostHeadings).map(textOf),
    shown: textOf(shown),
    text: textOf(mainContent(shown)),
    scripts: elements.flatMap(scriptIn).join("\n"),
    notices: elements
      .filter(({ name }) => name === "noscript")
      .map(textOf)
      .join(" "),
  };
}

/** The text of a page whose parts are open, without menus, notices and hidden parts, on one line. */
export const mainText = (opened: Element): string =>
  textOf(mainContent(shownContent(withoutNotices(opened), new LeftOut())));

const scriptIn = (element: Element): string[] => {
  if (element.name === "iframe") return [attribute(element, "src").slice(0, longestScript)];
  if (element.name !== "script" || attribute(element, "type") === "application/ld+json") return [];
  const source = element.children.filter((child) => !isElement(child)).join("");
  return [attribute(element, "src"), source.slice(0, longestScript)];
};

const withoutNotices = (element: Element): Element => ({
  ...element,
  children: element.children.flatMap((child): Element["children"] => {
    if (!isElement(child)) return [child];
    return child.name === "noscript" || child.name === "title" ? [] : [withoutNotices(child)];
  }),
});
