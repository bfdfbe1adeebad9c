import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { withWholeTables } from "#shared/chat/markdown-tables.ts";
import { growthOverFourfold, muchFasterThanFourfold } from "../../work.ts";

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}
const textOf = ({ value = "", children = [] }: Node): string => value + children.map(textOf).join("");

const read = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children;

describe("a table that is being written", () => {
  it.each([
    "Prices:\n\n| Service | Price |\n|---|---:|\n| Reminder | 1.50 |\n| Copy | 0.20 |\n\nThat is all.",
    "Prices:\n| Service | Price |\n| :-- | --- |\n| Reminder | 1.50 |\n\nThat is all.",
    "Service | Price\n--- | ---\nReminder | 1.50\n\nThat is all.",
    "| Service | Price |\n\n|---|---|\n\n| Reminder | 1.50 |\n\nThat is all.",
    "> | Service | Price |\n> |---|---|\n> | Reminder | 1.50 |\n\nThat is all.",
  ])("shows no bars at any moment, and loses nothing that was shown: %j", (markdown) => {
    let former = "";
    for (let length = 1; length <= markdown.length; length++) {
      const shown = read(withWholeTables(markdown.slice(0, length), true))
        .map((node) => textOf(node))
        .join("\n");
      expect(shown, markdown.slice(0, length)).not.toMatch(/\||--/);
      expect(shown.replace(/\s/g, "").startsWith(former.replace(/[\s-]/g, "")), shown).toBe(true);
      former = shown;
    }
  });
});

describe("what is no table", () => {
  it.each([
    "```\n| a | b |\n| 1 | 2 |\n```",
    "Use a | b in a shell.",
    "- a | b\n- c | d",
    "    | a | b |\n    | 1 | 2 |",
    "Either |x| or |y|.\nAnd on.",
  ])("stays as it is: %j", (markdown) => expect(withWholeTables(markdown)).toBe(markdown));
});

it.each(["|", "| a ", "|-", "| a |\n", "|\\", "|`", "> | a |\n"])(
  "the work for a run of %j grows with its length",
  async (part) => {
    const growth = await growthOverFourfold(4000, (size) => withWholeTables(part.repeat(size), true));
    expect(growth).toBeLessThan(muchFasterThanFourfold);
  },
);
