import type { Html, Nodes, Parents, RootContent } from "mdast";
import type { LeftOut } from "../marks/left-out.ts";
import type { MarkName } from "../marks/marks.ts";

const strike = /^<(del|s|strike)\b[^<>]*>$/i;
const hidden =
  /^<([a-z][\w-]*)\b[^<>]*(?:\shidden(?=[\s=/>])|style\s*=\s*["'][^"']*(?:display\s*:\s*none|visibility\s*:\s*hidden))[^<>]*>$/i;
const struckInside = /<(del|s|strike)\b[^<>]*>([\s\S]*?)<\/\1\s*>/gi;
const comment = /<!--([\s\S]*?)-->/g;
/** Comments that only steer a program. */
const directive =
  /^\s*(?:markdownlint|prettier|eslint|textlint|vale|cspell|toc|doctoc|more|omit|start|end|all-contributors|generated)\b/i;

/** Removes what is struck through, hidden or commented out from a tree, and notes it. */
export const removeUnseen = (node: Nodes, source: string, leftOut: LeftOut): void => {
  if (!("children" in node)) return;
  const children = shownChildren(node.children, source, leftOut);
  for (const child of children) removeUnseen(child, source, leftOut);
  const isEmptied = (child: RootContent) =>
    (child.type === "paragraph" || child.type === "heading") &&
    !textOf(child).trim() &&
    hasText(child, source);
  (node as Parents).children = children.filter((child) => !isEmptied(child)) as typeof node.children;
};

const shownChildren = (children: RootContent[], source: string, leftOut: LeftOut): RootContent[] => {
  const shown: RootContent[] = [];
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at];
    if (!child) continue;
    const { end, mark } = unseenSpan(children, at);
    if (isStruck(child, source)) {
      leftOut.add("struckText", textOf(child));
      shown.push(removed);
    } else if (mark && end > at) {
      leftOut.add(mark, children.slice(at, end).map(textOf).join(""));
      shown.push(removed);
      at = end;
    } else if (child.type === "html") shown.push({ ...child, value: shownHtml(child.value, leftOut) });
    else {
      if (child.type === "definition" && /^(\/\/|comment)$/i.test(child.label ?? ""))
        note(child.title ?? "", leftOut);
      shown.push(child);
    }
  }
  return shown;
};

/** An empty element in place of what was left out keeps the figures on both sides apart. */
const removed: Html = { type: "html", value: "<del></del>" };

/** One tilde is a subscript to some writers, so only two strike through. */
const isStruck = (node: RootContent, source: string) =>
  node.type === "delete" && source.startsWith("~~", node.position?.start.offset ?? 0);

/** The index of the end tag of a start tag that strikes through or hides. */
const unseenSpan = (nodes: RootContent[], from: number): { end: number; mark?: MarkName } => {
  const value = tagOf(nodes[from]);
  const struck = strike.exec(value)?.[1];
  const name = (struck ?? hidden.exec(value)?.[1])?.toLowerCase();
  if (!name) return { end: -1 };
  let open = 0;
  for (let at = from; at < nodes.length; at += 1) {
    const tag = tagOf(nodes[at]).toLowerCase();
    if (new RegExp(`^<${name}\\b`).test(tag) && !tag.endsWith("/>")) open += 1;
    if (new RegExp(`^</${name}\\b`).test(tag)) open -= 1;
    if (open === 0) return { end: at, mark: struck ? "struckText" : "hiddenText" };
  }
  return { end: -1 };
};

const tagOf = (node: RootContent | undefined) => (node?.type === "html" ? node.value.trim() : "");

const shownHtml = (html: string, leftOut: LeftOut): string => {
  for (const [, text = ""] of html.matchAll(comment)) note(text, leftOut);
  return html.replace(struckInside, (_, _name: string, text: string) => {
    leftOut.add("struckText", text.replace(/<[^<>]*>/g, ""));
    return removed.value;
  });
};

/** Notes a comment that says something. */
const note = (text: string, leftOut: LeftOut): void => {
  if ((text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3 && !directive.test(text))
    leftOut.add("sourceComment", text);
};

const textOf = (node: Nodes): string => {
  if ("children" in node) return node.children.map(textOf).join("");
  if (node.type === "html") return "";
  return "value" in node ? node.value : "alt" in node ? (node.alt ?? "") : "";
};

const hasText = ({ position }: RootContent, source: string) =>
  /[\p{L}\p{N}]/u.test(source.slice(position?.start.offset, position?.end.offset));
