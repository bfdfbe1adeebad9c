import { type Piece, spans } from "./markdown-spans.ts";

/**
 * Reads the Markdown of an answer into pieces: paragraphs, headings, nested lists, quotations, code and `[1]` as
 * citations. Everything else, raw HTML included, stays text; `fine.ts` reads tables.
 */
export const parse = (markdown: string): Piece[] => blocks(markdown.split(/\r?\n/), 0);

const deepest = 6;
const fence = /^\s*(```|~~~)/;
const heading = /^#{1,6}\s+(.*)/;
const quote = /^>\s?/;
const rule = /^\s*([-*_])(\s*\1){2,}\s*$/;
const item = /^(\s*)([-*+•]|(\d{1,9})[.)])\s+(.*)/;

function blocks(lines: string[], depth: number): Piece[] {
  const made: Piece[] = [];
  let at = 0;
  const takeWhile = (fits: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && fits(lines[at] ?? "")) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const title = heading.exec(line)?.[1];
    if (!line.trim()) at++;
    else if (fence.test(line)) {
      at++;
      const code = takeWhile((inside) => !fence.test(inside)).join("\n");
      at++;
      made.push({ tag: "pre", children: [{ tag: "code", children: [code] }] });
    } else if (title !== undefined) {
      at++;
      made.push({ tag: "h4", children: spans(title) });
    } else if (rule.test(line)) {
      at++;
      made.push({ tag: "hr", children: [] });
    } else if (quote.test(line) && depth < deepest) {
      const inside = takeWhile((next) => quote.test(next)).map((next) => next.replace(quote, ""));
      made.push({ tag: "blockquote", children: blocks(inside, depth + 1) });
    } else if (item.test(line) && depth < deepest) {
      const indent = indentOf(line);
      made.push(
        list(
          takeWhile((next) => (item.test(next) ? indentOf(next) >= indent : /^\s{2,}\S/.test(next))),
          depth,
        ),
      );
    } else {
      at++;
      const rest = takeWhile((next) => Boolean(next.trim()) && !starts(next));
      made.push({ tag: "p", children: spans([line, ...rest].join("\n")) });
    }
  }
  return made;
}

const starts = (line: string): boolean => [fence, heading, quote, item].some((kind) => kind.test(line));

const indentOf = (line: string): number => line.length - line.trimStart().length;

function list(lines: string[], depth: number): Piece {
  const first = item.exec(lines[0] ?? "");
  const indent = indentOf(lines[0] ?? "");
  const groups: string[][] = [];
  for (const line of lines)
    if (item.test(line) && indentOf(line) <= indent + 1) groups.push([item.exec(line)?.[4] ?? ""]);
    else groups.at(-1)?.push(line);
  const children = groups.map(([text = "", ...inner]): Piece => {
    const nested = blocks(
      inner.map((line) => line.slice(Math.min(indentOf(line), indent + 2))),
      depth + 1,
    );
    return { tag: "li", children: [...spans(text), ...nested] };
  });
  const start = first?.[3];
  return start ? { tag: "ol", attributes: { start }, children } : { tag: "ul", children };
}
