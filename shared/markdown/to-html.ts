import type { Element, Nodes, Root } from "hast";
import { defaultSchema, type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import { Markup } from "../html/markup.ts";
import { withMarkedPhrases } from "./marked-phrases.ts";

interface Options {
  /** How many levels headings go down; a post's first heading is then below the page's own. */
  headingsDown?: number;
  /** Gives the address of a link that may be followed and its `rel`; without an answer the link is shown as text. */
  link?: (address: string) => { rel?: string[] } | undefined;
  /** Whether `==phrase==` is drawn as cited. */
  hasMarks?: boolean;
}

/**
 * A Markdown text (GitHub's dialect without images and footnotes) as HTML that may be sent as it is. HTML in it is shown
 * as text, and an image as a link to it.
 */
export const markdownToHtml = (markdown: string, options: Options = {}): Markup => {
  const mdast = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const tree = toHast(mdast, {
    handlers: {
      html: (_, { value }: { value: string }) => ({ type: "text", value }),
      image: (_, { url, alt }: { url: string; alt?: string | null }) => linkTo(url, alt || url),
    },
  }) as Root;
  const clean = sanitize(tree, schema) as Root;
  return new Markup(toHtml(changed(clean, options) as Root));
};

const linkTo = (href: string, text: string): Element => ({
  type: "element",
  tagName: "a",
  properties: { href },
  children: [{ type: "text", value: text }],
});

/** Nothing that could take an id of the page, and no address but of the web and of mail. */
const schema: Schema = {
  ...defaultSchema,
  tagNames: [
    ..."p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a br hr".split(" "),
    ..."table thead tbody tr th td".split(" "),
  ],
  attributes: {
    a: ["href"],
    ol: ["start"],
    th: [["align", "left", "center", "right"]],
    td: [["align", "left", "center", "right"]],
  },
  protocols: { href: ["http", "https", "mailto"] },
};

const changed = (node: Nodes, options: Options): Nodes | Nodes[] => {
  if (node.type === "text") return options.hasMarks ? withMarkedPhrases(node.value) : node;
  if (!("children" in node)) return node;
  const children = node.children.flatMap((child) => changed(child, options)) as Element["children"];
  if (node.type !== "element") return { ...node, children } as Nodes;
  const heading = /^h([1-6])$/.exec(node.tagName);
  if (heading) {
    const level = Math.min(6, Number(heading[1]) + (options.headingsDown ?? 0));
    return { ...node, tagName: `h${level}`, children };
  }
  if (node.tagName === "table") return framed({ ...node, children });
  if (node.tagName === "pre") return scrolled({ ...node, children }, "Code");
  if (node.tagName !== "a" || !options.link) return { ...node, children };
  const allowed = options.link(String(node.properties.href ?? ""));
  if (!allowed) return children;
  return { ...node, properties: { ...node.properties, ...(allowed.rel && { rel: allowed.rel }) }, children };
};

/** A wide table scrolls in a box of its own, by keyboard too. */
const framed = (table: Element): Element =>
  scrolled(
    { type: "element", tagName: "div", properties: { className: ["table"] }, children: [table] },
    "Table",
  );

const scrolled = (box: Element, ariaLabel: string): Element => ({
  ...box,
  properties: { ...box.properties, tabIndex: 0, role: "group", ariaLabel },
});
