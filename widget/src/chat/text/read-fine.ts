import { withWholeTables } from "#shared/chat/markdown-tables.ts";
import { raisedIn } from "#shared/quotation/raised.ts";
import { parse as read } from "./markdown.ts";
import { type Piece, spans } from "./markdown-spans.ts";

const row = /^([\s>]*)\|.*\|$/;

/** Reads the Markdown of an answer with its tables and raised figures, of which a text without bars and carets has none. */
export const parse = (markdown: string, isWriting: boolean): Piece[] => {
  const pieces: Piece[] = [];
  let text: string[] = [];
  let table: string[] = [];
  let isCode = false;
  for (const line of [...withWholeTables(markdown, isWriting).split("\n"), ""]) {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    if (!isCode && row.test(line)) table.push(line);
    else if (table[0]) {
      const made = tableOf(table.map((one) => one.replace(/^[\s>]*/, "")));
      const isQuoted = table[0].includes(">") && /^\s*>/.test(table[0]);
      pieces.push(...read(text.join("\n")), isQuoted ? { tag: "blockquote", children: [made] } : made);
      table = [];
      text = [line];
    } else text.push(line);
  }
  return raise([...pieces, ...read(text.join("\n"))]);
};

const raise = (pieces: Piece[]): Piece[] =>
  pieces.flatMap((piece): Piece[] => {
    if (typeof piece === "string")
      return raisedIn(piece).map(({ text, isRaised }) => (isRaised ? raised(text) : text));
    if ("cite" in piece || piece.tag === "code") return [piece];
    return [{ ...piece, children: raise(piece.children) }];
  });

const raised = (text: string): Piece => ({
  tag: "sup",
  children: [{ tag: "span", attributes: { class: "caret" }, children: ["^"] }, text],
});

/** Wider ones may have to be scrolled, so the keyboard reaches them. */
const narrowest = 28;

/** A table of lines that `withWholeTables` has completed. */
const tableOf = ([head = "", under = "", ...rows]: string[]): Piece => {
  const labels = cellsOf(head);
  const sides = cellsOf(under).map((side) =>
    side.endsWith(":") ? (side.startsWith(":") ? "center" : "end") : "",
  );
  const all = rows.map(cellsOf);
  const width = labels.reduce(
    (sum, label, column) => sum + Math.max(3, label.length, ...all.map((row) => row[column]?.length ?? 0)),
    0,
  );
  const row = (cells: string[], tag: "th" | "td"): Piece => ({
    tag: "tr",
    children: cells.map((cell, column) => ({
      tag: cell ? tag : "td",
      attributes: {
        ...(cell && tag === "th" && { scope: "col" }),
        ...(sides[column] && { align: sides[column] }),
      },
      children: spans(cell),
    })),
  });
  const name = labels.filter(Boolean).join(", ");
  const focus = width > narrowest && { tabindex: "0", role: "group", "aria-label": name };
  return {
    tag: "div",
    attributes: { class: "wide", ...focus },
    children: [
      {
        tag: "table",
        children: [
          { tag: "thead", children: [row(labels, "th")] },
          { tag: "tbody", children: all.map((cells) => row(cells, "td")) },
        ],
      },
    ],
  };
};

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
