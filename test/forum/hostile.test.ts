import { expect, it } from "vitest";
import { render } from "#lambdas/forum/page/respond.ts";
import type { Page } from "#shared/site/document.ts";
import {
  attribute,
  dataIn,
  type Element,
  type ReadPage,
  readPage,
  tagged,
  textIn,
} from "../site/read-page.ts";
import { hostileList, hostileThread, parts } from "./hostile-pages.ts";

const read = (page: Page): ReadPage =>
  readPage("https://docent.example", 200, render(page, { files: {}, origin: "https://docent.example" }));

/** Elements that a text of Markdown may bring. */
const ofMarkdown = new Set(
  "p h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a br hr div table thead tbody tr th td".split(
    " ",
  ),
);
const attributesOfMarkdown = new Set([
  "href",
  "rel",
  "class",
  "start",
  "align",
  "tabindex",
  "role",
  "aria-label",
]);

const within = (element: Element, name: string): boolean => {
  for (let node = element.parentNode; node && "tagName" in node; node = node.parentNode)
    if (attribute(node, "class") === name) return true;
  return false;
};

const shape = ({ elements }: ReadPage): string[] =>
  elements
    .filter((element) => !within(element, "text"))
    .map(({ tagName, attrs }) => `${tagName} ${attrs.map(({ name }) => name).join(" ")}`);

const strange = (page: ReadPage): string[] =>
  page.elements.flatMap((element) => {
    const { tagName, attrs } = element;
    const names = attrs.map(({ name }) => name);
    const href = attribute(element, "href");
    const isForeign = href !== undefined && !/^(?:https?:|mailto:|#|\/(?![/\\]))/i.test(href);
    const isOfText = within(element, "text");
    const isStrange =
      names.some((name) => name.startsWith("on")) ||
      isForeign ||
      (isOfText && !(ofMarkdown.has(tagName) && names.every((name) => attributesOfMarkdown.has(name))));
    return isStrange ? [`${tagName} ${JSON.stringify(attrs).slice(0, 200)}`] : [];
  });

/** A parser replaces NUL and drops some blanks. */
const visible = (text: string): string => text.replaceAll(/[\s\0\ufffd]+/g, "");

const shapes = new Map<string, string[]>();

/** The shape of a page with as many harmless texts. */
const usualShape = (makePage: (texts: string[]) => Page, count: number): string[] => {
  const key = `${makePage.name} ${count}`;
  const texts = Array.from({ length: count }, (_, n) => `words ${n}`);
  const known = shapes.get(key) ?? shape(read(makePage(texts)));
  shapes.set(key, known);
  return known;
};

it("no text of a post, a reply or a name becomes more than text and Markdown on a post's page", () => {
  for (const texts of parts) {
    const page = read(hostileThread(texts));
    expect(strange(page)).toEqual([]);
    expect(shape(page)).toEqual(usualShape(hostileThread, texts.length));
    const [heading] = tagged(page, "h1");
    expect(heading && visible(textIn(heading))).toBe(visible(texts.join(" ")));
    const [data] = dataIn(page);
    expect(data).toMatchObject({ "@type": "QAPage", mainEntity: { name: texts.join(" ") } });
  }
});

it("no title, name, category or search becomes more than text in the list", () => {
  for (const texts of parts) {
    const page = read(hostileList(texts));
    expect(strange(page)).toEqual([]);
    expect(shape(page)).toEqual(usualShape(hostileList, texts.length));
  }
});
