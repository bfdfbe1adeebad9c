import { expect, it } from "vitest";
import { extract } from "#extraction/extract.ts";
import { read } from "./fixture.ts";
import { at, lines } from "./pdf/content.ts";
import { firstFree, pageObject, pdfFile } from "./pdf/pdf-file.ts";
import { taggedTable } from "./pdf/tagged-table.ts";

const page = (number: number) => ({
  content: [
    at("Harbour handbook", { x: 250, y: 770, size: 8 }),
    lines([`Chapter text number ${["one", "two", "three"][number - 1]} is about boats.`]),
    at(`Page ${number} of 3`, { x: 280, y: 30, size: 8 }),
  ].join("\n"),
});

it("what stands on every page of a PDF is kept once, its page numbers not at all", async () => {
  const { blocks } = await read(pdfFile([1, 2, 3].map(page)), "a.pdf");
  expect(blocks.map(({ type, text, place }) => [type, text, place])).toEqual([
    ["paragraph", "Chapter text number one is about boats.", "Page 1"],
    ["paragraph", "Chapter text number two is about boats.", "Page 2"],
    ["paragraph", "Chapter text number three is about boats.", "Page 3"],
    ["running", "Harbour handbook", undefined],
  ]);
});

it("each page of a PDF is counted while it is read", async () => {
  const told: unknown[] = [];
  await extract(pdfFile([1, 2].map(page)), { filename: "a.pdf" }, (progress) => told.push(progress));
  expect(told).toEqual([
    { done: 1, total: 2, unit: "page" },
    { done: 2, total: 2, unit: "page" },
  ]);
});

it("a page without text among others is named", async () => {
  const picture = { content: "100 0 0 100 60 600 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI" };
  const { warnings } = await read(pdfFile([page(1), picture, picture]), "a.pdf");
  expect(warnings).toEqual(["Pages 2, 3 are images without text and were skipped."]);
});

it("an address that a PDF only links to is kept once behind its text", async () => {
  const link = "<</Type/Annot/Subtype/Link/Rect[60 695 200 712]/A<</S/URI/URI(https://fees.example/2026)>>>>";
  const content = at("The fees are on our site.", { x: 60, y: 700 });
  const { text } = await read(pdfFile([{ content, annotations: [link, link] }]), "a.pdf");
  expect(text).toBe("The fees are on our site. (https://fees.example/2026)");
});

it("filled fields of a form stand beside their labels", async () => {
  const field = (more: string) => `<</Type/Annot/Subtype/Widget${more}>>`;
  const annotations = [
    field("/FT/Tx/T(boat)/V(Heron)/Rect[160 695 300 712]"),
    field("/FT/Btn/T(ferry)/V/Yes/AS/Yes/AP<</N<</Yes null/Off null>>>>/Rect[60 675 72 687]"),
    field("/FT/Tx/T(Berth)/V(A 12)/Rect[160 500 300 512]"),
  ];
  const content = [at("Name of the boat:", { x: 60, y: 700 }), at("Is a ferry", { x: 80, y: 677 })].join(
    "\n",
  );
  const { text } = await read(pdfFile([{ content, annotations }]), "a.pdf");
  expect(text).toContain("Name of the boat: Heron");
  expect(text).toContain("[x] Is a ferry");
  expect(text).toContain("Berth: A 12");
});

it("comments in a PDF are notes", async () => {
  const comment = "<</Type/Annot/Subtype/Text/Rect[60 695 80 712]/Contents(Check this figure)>>";
  const { blocks } = await read(pdfFile([{ ...page(1), annotations: [comment] }]), "a.pdf");
  expect(blocks.at(-1)).toMatchObject({ type: "note", text: "Comment: Check this figure", place: "Page 1" });
});

it("the bookmarks of a PDF say which lines are headings", async () => {
  const objects = [
    `<</Type/Outlines/First ${firstFree + 1} 0 R/Last ${firstFree + 1} 0 R/Count 1>>`,
    `<</Title(Mooring at night)/Parent ${firstFree} 0 R>>`,
  ];
  const content = [lines(["Mooring at night"]), lines(["Boats show a white light."], { y: 690 })].join("\n");
  const { blocks } = await read(
    pdfFile([{ content }], { objects, catalog: `/Outlines ${firstFree} 0 R` }),
    "a.pdf",
  );
  expect(blocks[0]).toMatchObject({ type: "heading", level: 1, text: "Mooring at night" });
});

it("a tagged PDF is read by its tags", async () => {
  const tag = (role: string, mark: number) =>
    `<</S/${role}/P ${firstFree} 0 R/Pg ${pageObject(0, 5)} 0 R/K ${mark}>>`;
  const numbers = [1, 2, 3].map((index) => `${firstFree + index} 0 R`).join(" ");
  const objects = [
    `<</Type/StructTreeRoot/K[${numbers}]/ParentTree ${firstFree + 4} 0 R>>`,
    tag("P", 1),
    tag("H2", 0),
    tag("P", 2),
    `<</Nums[0[${firstFree + 2} 0 R ${firstFree + 1} 0 R ${firstFree + 3} 0 R]]>>`,
  ];
  const marked = (mark: number, text: string, y: number) =>
    `/P<</MCID ${mark}>>BDC ${at(text, { x: 60, y })} EMC`;
  const content = [marked(0, "Second", 700), marked(1, "First", 650), marked(2, "Third", 600)].join("\n");
  const catalog = `/MarkInfo<</Marked true>>/StructTreeRoot ${firstFree} 0 R`;
  const { blocks } = await read(
    pdfFile([{ content, more: "/StructParents 0" }], { objects, catalog }),
    "a.pdf",
  );
  expect(blocks.map(({ type, text }) => [type, text])).toEqual([
    ["paragraph", "First"],
    ["heading", "Second"],
    ["paragraph", "Third"],
  ]);
});

it("a label over two columns of a tagged table stands over each of them", async () => {
  const rows = [
    [
      ["Boat", 60],
      ["Summer", 200],
    ],
    [
      ["Name", 60],
      ["Nights", 160],
      ["Euros", 240],
    ],
    [
      ["Heron", 60],
      ["4", 160],
      ["48", 240],
    ],
  ] as const;
  const { blocks } = await read(taggedTable(rows), "a.pdf");
  expect(blocks[0]?.text).toBe("Boat | Summer");
  expect(blocks[2]).toMatchObject({ header: ["Boat Name", "Summer Nights", "Summer Euros"] });
});
