import { AppError } from "#shared/errors.ts";
import { attributesOf } from "./attributes.ts";
import { blockNames } from "./element-names.ts";
import { decodeEntities } from "./entities.ts";
import { tagsOf } from "./tags.ts";

export interface Element {
  name: string;
  attributes: Map<string, string>;
  children: Array<Element | string>;
}

const deepest = 200;
const mostElements = 400_000;

const empty = new Set(
  "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(
    " ",
  ),
);
const parts = new Map(
  Object.entries({
    li: ["li"],
    dt: ["dt", "dd"],
    dd: ["dt", "dd"],
    tr: ["tr", "td", "th"],
    td: ["td", "th"],
    th: ["td", "th"],
    thead: ["tr", "td", "th", "thead", "tbody", "tfoot", "caption", "colgroup"],
    tbody: ["tr", "td", "th", "thead", "tbody", "tfoot", "caption", "colgroup"],
    tfoot: ["tr", "td", "th", "thead", "tbody", "tfoot", "caption", "colgroup"],
    option: ["option"],
    optgroup: ["option", "optgroup"],
    rt: ["rt", "rp"],
    rp: ["rt", "rp"],
  }),
);
/** What a new part may not close beyond. */
const fences = new Set(["table", "ul", "ol", "dl", "menu", "select", "ruby", "td", "th", "template"]);

/**
 * The elements of a page. Forgiving as browsers are: end tags may be missing or cross one another. What is nested
 * deeper than pages ever are joins the element it is in. Throws AppError("invalid") for a page of endless elements.
 */
export function pageTree(html: string): Element {
  const root: Element = { name: "#root", attributes: new Map(), children: [] };
  const open: Element[] = [root];
  let count = 0;
  for (const token of tagsOf(html)) {
    const current = open.at(-1) ?? root;
    if (token.kind === "text")
      current.children.push(isRaw(current) ? token.text : decodeEntities(token.text));
    else if (token.kind === "close") close(open, token.name);
    else {
      closeImplied(open, token.name);
      const element = { name: token.name, attributes: attributesOf(token.attributes), children: [] };
      count += 1;
      if (count > mostElements) throw tooMany();
      open.at(-1)?.children.push(element);
      const isForeign = token.isClosed && open.some(({ name }) => name === "svg" || name === "math");
      if (!empty.has(token.name) && !isForeign && open.length < deepest) open.push(element);
    }
  }
  return root;
}

const isRaw = ({ name }: Element) => name === "script" || name === "style";

function closeImplied(open: Element[], name: string): void {
  if (open.at(-1)?.name === "p" && blockNames.has(name)) open.pop();
  const closable = parts.get(name);
  if (!closable) return;
  const within = new Set(closable);
  const isOwnFence = (element: Element) => fences.has(element.name) && !within.has(element.name);
  const fence = open.findLastIndex(isOwnFence);
  const at = open.findIndex((element, index) => index > fence && within.has(element.name));
  if (at > 0) open.length = at;
}

function close(open: Element[], name: string): void {
  const at = open.findLastIndex((element) => element.name === name);
  if (at <= 0) return;
  const above = open.slice(at + 1);
  const isBlock = blockNames.has(name) || parts.has(name);
  if (!isBlock && above.some((element) => blockNames.has(element.name) || parts.has(element.name))) return;
  if (name !== "table" && isBlock && above.some((element) => element.name === "table")) return;
  open.length = at;
}

const tooMany = () =>
  new AppError("invalid", "The page has more elements than can be read. Split it into smaller files.");
