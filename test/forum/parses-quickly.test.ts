import { expect, it } from "vitest";
import { linksIn } from "#lambdas/forum/text/links.ts";
import { parsesQuickly } from "#lambdas/forum/text/parses-quickly.ts";
import { plainText } from "#lambdas/forum/text/plain-text.ts";
import { postText } from "#lambdas/forum/text/post-text.ts";
import { most } from "#shared/forum/rules.ts";

const filled = (unit: string): string => unit.repeat(Math.floor(most.content / unit.length));

/** The parser takes seconds for each of these, or leaves its stack. */
const slow = {
  quotations: filled(">"),
  "lists in lists": filled("+ "),
  "numbered lists in lists": filled("1. "),
  "emphasis in emphasis": `${"*".repeat(9000)}a${"*".repeat(9000)}`,
  "half emphasis": filled("_a*"),
  headings: filled("a\n=\n"),
  brackets: filled("["),
  "cells that stand in no row": `${"|".repeat(1000)}\n${"|-".repeat(1000)}\n${"|\n".repeat(8000)}`,
  "lists set in": Array.from({ length: 200 }, (_, n) => `${" ".repeat(n * 2)}- a`).join("\n"),
};

it.each(Object.entries(slow))("%s without end are shown as they were written", (_, text) => {
  expect(parsesQuickly(text)).toBe(false);
  const sign = (one: string) => one.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  expect(postText(text, { below: 1 }).html).toBe(`<p class="as-written">${sign(text)}</p>`);
  expect(plainText(text)).toBe(text.replaceAll(/\s+/g, " ").trim());
  expect(linksIn(`${text}\nhttps://shop.example/a`)).toEqual(["https://shop.example/a"]);
});

it("what people write is parsed: a long text, a log, a table, nested lists", () => {
  const log = Array.from({ length: 200 }, (_, n) => `2026-11-28 09:00:${n} some_function_name failed (${n})`);
  const table = `| a | b | c | d |\n|---|---|---|---|\n${"| 1 | 2 | 3 | 4 |\n".repeat(200)}`;
  const texts = [
    "A paragraph of some **twenty** words, as people write it, with `code` and _emphasis_.\n\n".repeat(200),
    `\`\`\`\n${log.join("\n")}\n\`\`\``,
    table,
    "- one\n  - two\n    - three\n      1. four\n         > five\n",
    "---\n\n* * *\n\n_____\n\nText",
  ];
  for (const text of texts)
    expect([text.slice(0, 20), parsesQuickly(text)]).toEqual([text.slice(0, 20), true]);
});

it("a text is one line for lists, with a blank between blocks and no sign of Markdown", () => {
  const text =
    "# Title\n\nFirst\nline\\\nsecond [link](https://a.example)\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n<b>raw</b>";
  expect(plainText(text)).toBe("Title First line second link one two a b 1 2 code <b>raw</b>");
});

it("the highest heading of a text stands one level below the page's, and the others below it", () => {
  const levels = (markdown: string, below: number) =>
    [...postText(markdown, { below }).html.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level));
  expect(levels("### Three\n\n#### Four", 1)).toEqual([2, 3]);
  expect(levels("# One\n\n## Two", 2)).toEqual([3, 4]);
  expect(levels("Setext\n---\n\n# One", 1)).toEqual([3, 2]);
});
