import { html, Markup } from "#shared/html/markup.ts";

interface Block {
  kind: "heading" | "list" | "numbers" | "text";
  lines: string[];
}

const bullet = /^(?:[-*•–]|\d{1,2}[.)])\s+/u;
const most = 400;

/**
 * A posting's plain text as HTML: paragraphs, headings (`## Title`, or a line with a colon before a list), lists, bold
 * words and web addresses. With `asList` lines that stand one below the other are a list.
 */
export const postingText = (text: string, { asList = false } = {}): Markup => {
  const blocks = blocksOf(text.replaceAll("\r\n", "\n"));
  return html`${blocks.map((block) => drawn(asList ? listed(block) : block))}`;
};

const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of text.split("\n").map((one) => one.trim())) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    if (!line) isOpen = false;
    else if (isOpen && last?.kind === kind && kind !== "heading") last.lines.push(bare(line));
    else if (kind !== "text" && last?.kind === "text" && isOpen && last.lines.at(-1)?.endsWith(":"))
      blocks.push(...introduced(blocks, last), { kind, lines: [bare(line)] });
    else blocks.push({ kind, lines: [bare(line)] });
    if (line) isOpen = true;
  }
  return blocks;
};

/** The last line of a text that introduces a list becomes its heading. */
const introduced = (blocks: Block[], last: Block): Block[] => {
  const title = last.lines.pop() ?? "";
  if (last.lines.length === 0) blocks.pop();
  return [{ kind: "heading", lines: [title.slice(0, -1)] }];
};

const kindOf = (line: string): Block["kind"] => {
  if (/^#{1,6}\s/u.test(line)) return "heading";
  if (/^\d{1,2}[.)]\s/u.test(line)) return "numbers";
  return bullet.test(line) ? "list" : "text";
};

const bare = (line: string): string => line.replace(/^#{1,6}\s+/u, "").replace(bullet, "");

const listed = (block: Block): Block => {
  const isList = block.kind === "text" && block.lines.length > 1 && block.lines.every(isShort);
  return isList ? { ...block, kind: "list" } : block;
};

const isShort = (line: string): boolean => line.length <= most;

const drawn = ({ kind, lines }: Block): Markup => {
  const [first = ""] = lines;
  switch (kind) {
    case "heading":
      return html`<h3 dir="auto">${inline(first)}</h3>`;
    case "list":
      return html`<ul>${lines.map((line) => html`<li dir="auto">${inline(line)}</li>`)}</ul>`;
    case "numbers":
      return html`<ol>${lines.map((line) => html`<li dir="auto">${inline(line)}</li>`)}</ol>`;
    case "text":
      return html`<p dir="auto">${lines.map((line, at) => [at > 0 && new Markup("<br>"), inline(line)])}</p>`;
  }
};

const inline = (line: string): Markup =>
  html`${line.split(/(\*\*[^*]+\*\*|https?:\/\/[^\s<>"]+)/u).map((piece, at) => (at % 2 ? special(piece) : piece))}`;

const special = (piece: string): Markup => {
  if (piece.startsWith("**")) return html`<b>${piece.slice(2, -2)}</b>`;
  const address = withoutEnd(piece);
  return html`<a href="${address}" rel="nofollow ugc noopener">${address}</a>${piece.slice(address.length)}`;
};

/** An address without the sign that ends its sentence. */
const withoutEnd = (address: string): string =>
  /[.,;:!?)\]}'’”]$/u.test(address) ? withoutEnd(address.slice(0, -1)) : address;
