import { describe, expect, it } from "vitest";
import { parse } from "#widget/src/chat/text/markdown.ts";
import type { Piece } from "#widget/src/chat/text/markdown-spans.ts";
import { parse as parseFine } from "#widget/src/chat/text/read-fine.ts";
import { growthOverFourfold, muchFasterThanFourfold } from "../work.ts";

/** Pieces as short text: `p(one strong(two) [1])`. */
const outline = (pieces: Piece[]): string => pieces.map(show).join("");
const show = (piece: Piece): string => {
  if (typeof piece === "string") return piece;
  if ("cite" in piece) return `[${piece.cite}]`;
  return `${piece.tag}(${outline(piece.children)})`;
};
const linksOf = (markdown: string): string[] =>
  JSON.stringify(parse(markdown)).match(/(?<="href":")[^"]*/g) ?? [];

describe("Markdown in an answer", () => {
  it.each([
    ["one\ntwo\n\nthree", "p(onebr()two)p(three)"],
    ["# Title\ntext", "h4(Title)p(text)"],
    ["**strong** and *stressed* and `code`", "p(strong(strong) and em(stressed) and code(code))"],
    ["2 * 3 * 4", "p(2 * 3 * 4)"],
    ["snake_case_name", "p(snake_case_name)"],
    ["\\*not stressed\\*", "p(*not stressed*)"],
    ["- one\n  - inner\n- two", "ul(li(oneul(li(inner)))li(two))"],
    ["1. one\n\n2. two", "ol(li(one))ol(li(two))"],
    ["```js\n**raw**\n```\nafter", "pre(code(**raw**))p(after)"],
    ["> quoted\n> again", "blockquote(p(quotedbr()again))"],
    ["above\n\n---\n\nbelow", "p(above)hr()p(below)"],
    ["Yes.[1][2] Also.[1, 3]", "p(Yes.[1][2] Also.[1][3])"],
    ["unfinished **strong and [1", "p(unfinished **strong and [1)"],
  ])("%j is read as %s", (markdown, expected) => {
    expect(outline(parse(markdown))).toBe(expected);
  });

  it("a list that goes on after a paragraph keeps its number", () => {
    expect(parse("2. two")).toMatchObject([{ tag: "ol", attributes: { start: "2" } }]);
  });
  it("HTML stays text", () => {
    expect(outline(parse("<img src=x onerror=alert(1)>"))).toBe("p(<img src=x onerror=alert(1)>)");
  });
});

describe("tables and raised figures in an answer", () => {
  const table = "div(table(thead(tr(th(A)th(B)))tbody(tr(td(1)td(2)))))";
  it.each([
    ["| A | B |\n|---|---|\n| 1 | 2 |", table],
    ["Here:\n| A | B |\n|---|\n| 1 | 2 |\nDone", `p(Here:)${table}p(Done)`],
    ["> | A | B |\n> |---|---|\n> | 1 | 2 |", `blockquote(${table})`],
    ["| A |\n|---|\n| a \\| `b|c` [1] |", "div(table(thead(tr(th(A)))tbody(tr(td(a | code(b|c)[1])))))"],
    ["| A | |\n|---|---|\n| 1 | 2 | 3 |", "div(table(thead(tr(th(A)td()td()))tbody(tr(td(1)td(2)td(3)))))"],
    ["```\n| A | B |\n| 1 | 2 |\n```", "pre(code(| A | B |\n| 1 | 2 |))"],
    ["It is 49^1 or `49^1`", "p(It is 49sup(span(^)1) or code(49^1))"],
  ])("%j is read as %s", (markdown, expected) => {
    expect(outline(parseFine(markdown, false))).toBe(expected);
  });
});

describe("links in an answer", () => {
  it.each(["https://example.com/a?b=c", "http://example.com", "mailto:a@example.com", "tel:+491234"])(
    "%s can be followed",
    (address) => {
      expect(linksOf(`[here](${address})`)).toEqual([address]);
    },
  );
  it.each([
    "javascript:alert%281%29",
    "data:text/html,x",
    "vbscript:x",
    "/relative",
    "https://",
    "JaVaScRiPt:x",
  ])("%s cannot be followed", (address) => {
    expect(linksOf(`[here](${address})`)).toEqual([]);
  });
  it("an address in the text ends before the sentence's full stop", () => {
    expect(linksOf("See https://example.com/terms.")).toEqual(["https://example.com/terms"]);
  });
});

describe("hostile answers", () => {
  it.each(["[", "*", "**a", "`", "> ", "- ", "[1](", "|", "https://"])(
    "the work for a run of %j grows with its length",
    async (part) => {
      const growth = await growthOverFourfold(10_000, (size) => parse(part.repeat(size)));
      expect(growth).toBeLessThan(muchFasterThanFourfold);
    },
  );
  it.each(["|", "| a ", "| a |\n", "^1", "1^"])(
    "and so does that for tables and raised figures: %j",
    async (part) => {
      const growth = await growthOverFourfold(5000, (size) => parseFine(part.repeat(size), true));
      expect(growth).toBeLessThan(muchFasterThanFourfold);
    },
  );
});
