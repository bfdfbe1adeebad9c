import { describe, expect, it } from "vitest";
import { growthOverFourfold, muchFasterThanFourfold } from "../work.ts";
import { read, utf8 } from "./fixture.ts";

const shapes = async (text: string) =>
  (await read(utf8(text), "a.md")).blocks.map(({ type, level, text: words }) => [type, level, words]);

describe("Markdown", () => {
  it.each([
    '<p>Fee: <span style="text-decoration:line-through">199</span> 149</p>',
    '<table><tr><td style="text-decoration: line-through">199</td><td>Fee: 149</td></tr></table>',
  ])("text that a block of HTML strikes through by its style is left out and named: %s", async (html) => {
    const { text, warnings } = await read(utf8(`# Fees\n\n${html}\n`), "a.md");
    expect(text).toContain("Fee: 149");
    expect(text).not.toContain("199");
    expect(warnings).toEqual(['1 struck-through text was left out: "199".']);
  });

  it.each(["49~~9~~50", "49<del>9</del>50", "49<span hidden>9</span>50", "<p>49<s>9</s>50</p>"])(
    "figures on both sides of what is left out stay two: %s",
    async (source) => {
      expect(await shapes(source)).toEqual([["paragraph", undefined, "49 50"]]);
    },
  );

  it("items are whole, with what is nested in them", async () => {
    expect(await shapes("1. First\n   goes on\n   - inner\n\n2. Second\n\n   more\n- [x] done")).toEqual([
      ["list-item", 1, "1. First goes on"],
      ["list-item", 2, "- inner"],
      ["list-item", 1, "2. Second\nmore"],
      ["list-item", 1, "- ☑ done"],
    ]);
  });

  it("marks of emphasis, links and code go, their words stay", async () => {
    const text =
      "Setext\n===\n**Bold** and *it* snake_case 2*3*4 `a*b` [text](http://x) ![plan](p.png) <http://y.z>  \n\\*star\\* &amp; [Mail](mailto:a@b.c)";
    expect(await shapes(text)).toEqual([
      ["heading", 1, "Setext"],
      ["paragraph", undefined, "Bold and it snake_case 234 a*b text plan http://y.z\n*star* & Mail (a@b.c)"],
    ]);
  });

  it("front matter gives the title and a record", async () => {
    expect(
      await shapes("---\ntitle: Fees\nlayout: page\ntags:\n  - loans\n  - cards\n---\nText here."),
    ).toEqual([
      ["heading", 1, "Fees"],
      ["record", undefined, "tags: loans, cards"],
      ["paragraph", undefined, "Text here."],
    ]);
  });

  it("HTML within it, quotes, definitions and code are read", async () => {
    const text =
      "<details><summary>Why?</summary>\n\nBecause.\n\n</details>\n\n> Quoted\nlazily\n\nTerm\n: Meaning\n\n```js\nx = 1\n```";
    expect((await shapes(text)).map(([type, , words]) => [type, words])).toEqual([
      ["heading", "Why?"],
      ["paragraph", "Because."],
      ["paragraph", "Quoted lazily"],
      ["paragraph", "Term: Meaning"],
      ["code", "x = 1"],
    ]);
  });

  it.each(["[", "*a ", "> > ", "- ", "`a", "[a](", "```\n", "<div>\n\n", "\\"])(
    "the work for a run of %s grows with its length",
    async (piece) => {
      const growth = await growthOverFourfold(40_000, (size) =>
        read(utf8(piece.repeat(size / piece.length)), "a.md").catch((error: Error) =>
          expect(error.name).toBe("AppError"),
        ),
      );
      expect(growth).toBeLessThan(muchFasterThanFourfold);
    },
  );
});
