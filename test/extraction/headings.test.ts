import { describe, expect, it } from "vitest";
import { assemble } from "#extraction/blocks/assemble.ts";
import { limitHeadings } from "#extraction/blocks/limit-headings.ts";
import { chunk } from "#lambdas/core/reading/chunk/chunk.ts";
import { read, utf8 } from "./fixture.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");
const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join("\n");
const paragraphs = (count: number, parted = "\n\n") =>
  Array.from({ length: count }, (_, index) => `Remark ${index} on the rooms.`).join(parted);
const rows = (count: number) => Array.from({ length: count }, (_, index) => [`Name ${index}`, `${index}`]);

const passages = async (filename: string, text: string) => chunk(await read(utf8(text), filename));
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

const headings: Array<[string, string, string]> = [
  ["an underlined paragraph", "a.md", `${lines(4000)}\n===\n\n${paragraphs(2000)}`],
  ["a line behind a number sign", "a.md", `# ${words(5000)}\n\n${paragraphs(2000)}`],
  ["a title in front matter", "a.md", `---\ntitle: ${words(1500)}\n---\n${paragraphs(2000)}`],
  ["a page's title", "a.html", `<title>${words(5000)}</title><p>${paragraphs(2000, "<p>")}`],
  [
    "a key of JSON",
    "a.json",
    JSON.stringify({ [words(5000)]: rows(2000).map(([name, fee]) => ({ name, fee: { fee } })) }),
  ],
  ["a mail's subject", "a.txt", `From: Ann\nSubject: ${words(5000)}\nTo: Bob\n\n${paragraphs(2000)}`],
];

describe("headings", () => {
  it.each(headings)("%s without end is text and stands above no passage", async (_, filename, text) => {
    const { blocks } = await read(utf8(text), filename);
    const found = chunk({ kind: "text", text: "", warnings: [], blocks });
    expect(blocks.filter(({ type }) => type === "heading").length).toBe(0);
    expect(/(line |word)0[\s\S]*(line |word)199/.test(blocks[0]?.text ?? "")).toBe(true);
    expect(found.flatMap(({ titlePath }) => titlePath).length).toBe(0);
  });

  it("an underlined paragraph of 20,000 lines ends in passages no longer than the file", async () => {
    const text = `${lines(20_000)}\n===\n\n${paragraphs(2000)}`;
    const found = await passages("a.md", text);
    const lengths = found.map((passage) => passage.text.length + passage.titlePath.join("").length);
    expect(sum(lengths)).toBeLessThan(text.length * 1.1);
    expect(found.some((passage) => passage.text.includes("line 19998"))).toBe(true);
    expect(found.some((passage) => passage.text.includes("Remark 1999"))).toBe(true);
  });

  it("deep headings that fill the input once do not fill each passage", async () => {
    const outer = [1, 2, 3, 4, 5].map((level) => `${"#".repeat(level)} ${words(30)} ${level}`).join("\n");
    const inner = Array.from({ length: 500 }, (_, index) => `###### Part ${index}\n\nRoom ${index}`).join(
      "\n\n",
    );
    const found = await passages("a.md", `${outer}\n${inner}`);
    expect(found.at(-1)?.titlePath.at(-1)).toBe("Part 499");
    for (const { titlePath } of found) expect(titlePath.join("").length).toBeLessThanOrEqual(500);
  });

  it("a sheet's endless name is cut short, and no level is deeper than Word's nine", () => {
    const drafts = [{ type: "heading" as const, level: 4000, text: "Fees", place: `Sheet ${words(5000)}` }];
    const [draft] = limitHeadings({ drafts }).drafts;
    expect(draft?.level).toBe(9);
    expect(draft?.place?.length).toBe(300);
  });

  it("headings without end that were stored before they had a limit stand above no passage", () => {
    const blocks = assemble([
      { type: "heading", level: 1, text: words(5000) },
      { type: "paragraph", text: "Rooms" },
    ]);
    const found = chunk({ kind: "markdown", warnings: [], ...blocks });
    expect(found.flatMap(({ titlePath }) => titlePath).length).toBe(0);
  });

  it.each([
    [
      "a.md",
      `| Name | ${words(5000)} |\n|---|---|\n${rows(2000)
        .map((row) => `| ${row.join(" | ")} |`)
        .join("\n")}`,
    ],
    [
      "a.html",
      `<table><tr><th>Name<th>${words(5000)}${rows(2000)
        .map(([a, b]) => `<tr><td>${a}<td>${b}`)
        .join("")}</table>`,
    ],
    [
      "b.html",
      `<table><tr><td rowspan=2000>${words(5000)}<td>0${rows(2000)
        .map(([a]) => `<tr><td>${a}`)
        .join("")}</table>`,
    ],
  ])("a cell without end is not repeated in each row (%s)", async (filename, text) => {
    const { blocks } = await read(utf8(text), filename);
    const most = text.length * 4 + 2000 * 300;
    const lengths = blocks.map((block) => block.text.length + (block.header ?? []).join("").length);
    expect(sum(lengths)).toBeLessThan(most);
    const found = await passages(filename, text);
    expect(sum(found.map((passage) => passage.text.length))).toBeLessThan(most);
    expect(found.some((passage) => passage.text.includes("word4999"))).toBe(true);
  });
});
