import { describe, expect, it } from "vitest";
import { read } from "./fixture.ts";
import { at, grid, lines, rows } from "./pdf/content.ts";
import { type PdfPage, pdfFile } from "./pdf/pdf-file.ts";

const xs = [60, 200, 320, 440];
const labels = ["Destination", "Up to 5 kg", "Up to 20 kg", "Days"];
const regions = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => [
    `Region ${from + index}`,
    `${index + 5},50`,
    `${index + 9},90`,
    "3",
  ]);

const page = (cells: string[][], { y = 740, leading = 16, more = "" } = {}): PdfPage => ({
  content: [rows(cells, xs, { y, leading }), more].join("\n"),
});

const footer = (text: string) => at(text, { x: 280, y: 30, size: 8 });

const tableOf = async (pages: PdfPage[]) =>
  (await read(pdfFile(pages), "a.pdf")).blocks.filter(({ type }) => type === "table-row");

const labelled = ({ cells = [], header = [] }: { cells?: string[]; header?: string[] }) =>
  cells.map((cell, index) => `${header[index]}: ${cell}`).join("; ");

describe("a table that goes on over pages", () => {
  it("keeps its labels on each page, and page numbers are none of its rows", async () => {
    const first = page([labels, ...regions(1, 40)], { more: footer("Page 1") });
    const pages = [first, page(regions(41, 40)), page(regions(81, 3))];
    const found = await read(pdfFile(pages), "a.pdf");
    const data = found.blocks.filter(({ isHeader }) => !isHeader);
    expect(data.map(({ type }) => type)).toEqual(Array(83).fill("table-row"));
    expect(data.map(({ header }) => header)).toEqual(Array(83).fill(labels));
    expect(data.map(({ place }) => place).join()).toMatch(/^(Page 1,){40}(Page 2,){40}(Page 3,?){3}$/);
  });

  it("keeps them for a single row, below a running title", async () => {
    const second = page(regions(41, 1), { y: 720, more: at("Price list", { x: 60, y: 760, size: 8 }) });
    const closing = lines(["All prices are valid from May on."], { y: 640 });
    second.content += `\n${closing}`;
    const found = await tableOf([page([labels, ...regions(1, 40)]), second]);
    expect(found.slice(-1).map(labelled)).toEqual([
      "Destination: Region 41; Up to 5 kg: 5,50; Up to 20 kg: 9,90; Days: 3",
    ]);
  });

  it("keeps them where a column has no value on the later page", async () => {
    const second = regions(41, 6).map(([name = "", , heavy = "", days = ""]) => [name, "", heavy, days]);
    const found = await tableOf([page([labels, ...regions(1, 40)]), page(second)]);
    expect(found.slice(-1).map(labelled)).toEqual(["Destination: Region 46; Up to 20 kg: 14,90; Days: 3"]);
  });

  it.each([
    ["Table 3: Rates", "Table 3 (continued)"],
    ["Tabelle 3: Tarife", "Fortsetzung Tabelle 3"],
    ["Rates by region", "Rates by region"],
  ])("keeps them below a title that says so (%s, %s)", async (title, again) => {
    const above = (text: string) => at(text, { x: 60, y: 760 });
    const first = page([labels, ...regions(1, 30)], { more: above(title) });
    const found = await tableOf([first, page(regions(31, 6), { more: above(again) })]);
    expect(found.slice(1).map(({ header }) => header)).toEqual(Array(36).fill(labels));
  });

  it("keeps them if labels repeat, which are no row of data", async () => {
    const again = labels.map((label) => (label === "Destination" ? "Destination (continued)" : label));
    const pages = [labels, labels, again].map((own, index) => page([own, ...regions(index * 9, 9)]));
    const found = await tableOf(pages);
    expect(found.filter(({ isHeader }) => isHeader)).toHaveLength(1);
    expect(found.slice(1).map(({ cells }) => cells)).toEqual(
      regions(0, 27).map((_, index) => regions(index - (index % 9), 9)[index % 9]),
    );
  });

  it("keeps them in a ruled table whose rows are far apart", async () => {
    const ruled = (cells: string[][]) => {
      const ys = Array.from({ length: cells.length + 1 }, (_, index) => 757 - index * 26);
      return page(cells, { leading: 26, more: grid([55, 195, 315, 435, 540], ys) });
    };
    const found = await tableOf([ruled([labels, ...regions(1, 26)]), ruled(regions(27, 20))]);
    expect(found).toHaveLength(47);
    expect(found.slice(1).map(({ header }) => header)).toEqual(Array(46).fill(labels));
  });

  it("joins a row that the page breaks, and says where the next page begins in it", async () => {
    const clause = "The grant covers the fee of the harbour if the boat is";
    const rest = "registered before the end of March.";
    const cells = (number: number, text: string) => [`Grant ${number}`, `${number}00`, text];
    const known = [1, 2, 3, 4].map((number) => cells(number, "Paid at once to the keeper of the boat."));
    const columns = [60, 140, 220];
    const first = rows([["Grant", "Sum", "Conditions"], ...known, cells(5, clause)], columns, { y: 200 });
    const second = rows([["", "", rest], cells(6, "Paid in May.")], columns, { y: 740 });
    const found = await tableOf([{ content: first }, { content: second }]);
    const broken = found.find(({ text }) => text.startsWith("Grant 5"));
    expect(broken?.text).toBe(`Grant 5 | 500 | ${clause} ${rest}`);
    expect(
      broken?.pageBreaks?.map((pageBreak) => [broken.text.slice(pageBreak.at), pageBreak.place]),
    ).toEqual([[rest, "Page 2"]]);
    expect(found.at(-1)).toMatchObject({ place: "Page 2", header: ["Grant", "Sum", "Conditions"] });
  });
});

describe("another table at the top of the next page", () => {
  const first = page([labels, ...regions(1, 40)]);

  it("has its own labels", async () => {
    const own = ["Harbour", "Boats", "Cranes", "Staff"];
    const found = await tableOf([first, page([own, ...regions(1, 8)])]);
    expect(found.slice(-8).map(({ header }) => header)).toEqual(Array(8).fill(own));
  });

  it("has none if its columns stand elsewhere", async () => {
    const other = rows(regions(1, 8), [60, 150, 260, 500], { y: 740 });
    const found = await tableOf([first, { content: other }]);
    expect(found.slice(-8).map(({ header }) => header)).toEqual(Array(8).fill(undefined));
  });

  it("has none below a title of its own", async () => {
    const found = await tableOf([
      first,
      page(regions(1, 8), { more: at("Ports", { x: 60, y: 770, size: 16 }) }),
    ]);
    expect(found.slice(-8).map(({ header }) => header)).toEqual(Array(8).fill(undefined));
  });
});

describe("a paragraph over two pages", () => {
  it("is one, and says where the next page begins in it", async () => {
    const first = lines(["The harbour was built in three stages over forty years, and its first wall pro-"]);
    const second = lines(["tected the fishing boats from the storms."], { y: 760 });
    const { blocks } = await read(pdfFile([{ content: first }, { content: second }]), "a.pdf");
    const [{ text = "", pageBreaks = [] } = {}] = blocks;
    expect(blocks).toHaveLength(1);
    expect(text).toContain("its first wall protected the fishing boats");
    expect(pageBreaks.map(({ at: from, place }) => [text.slice(from), place])).toEqual([
      ["tected the fishing boats from the storms.", "Page 2"],
    ]);
  });
});

describe("page labels", () => {
  const pages = ["Thanks to all.", "Preface by the board.", "Oil the pump.", "Change the filter."].map(
    (text) => ({
      content: lines([text]),
    }),
  );
  const places = async (catalog: string) =>
    (await read(pdfFile(pages, { catalog }), "a.pdf")).blocks.map(({ place }) => place);

  it("name the pages as they are printed, with the number in the file", async () => {
    expect(await places("/PageLabels<</Nums[0<</S/r>>2<</S/D>>]>>")).toEqual([
      "Page i (1 of the PDF)",
      "Page ii (2 of the PDF)",
      "Page 1 (3 of the PDF)",
      "Page 2 (4 of the PDF)",
    ]);
  });

  it.each([
    ["/S/D/St 17", "Page 17 (1 of the PDF)"],
    ["/S/A/P(Annex )", "Page Annex A (1 of the PDF)"],
    ["/S/D", "Page 1"],
    ["", "Page 1"],
  ])("have a prefix and a first number (%s)", async (label, place) => {
    expect((await places(`/PageLabels<</Nums[0<<${label}>>]>>`))[0]).toBe(place);
  });

  it("name the page of a warning", async () => {
    const picture = { content: "100 0 0 100 60 600 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI" };
    const catalog = "/PageLabels<</Nums[0<</S/r>>1<</S/D>>]>>";
    const { warnings } = await read(pdfFile([...pages.slice(0, 1), picture], { catalog }), "a.pdf");
    expect(warnings).toEqual(["Page 1 (2 of the PDF) is an image without text and was skipped."]);
  });
});
