import { describe, expect, it } from "vitest";
import { read } from "./fixture.ts";
import { cell, chart, paragraph, run, table, wordFile } from "./office/office-file.ts";

const linesOf = async (body: string, options?: Parameters<typeof wordFile>[1]) =>
  (await read(wordFile(body, options), "a.docx")).blocks.map(({ type, text }) => `${type}: ${text}`);

const rows = async (body: string) =>
  (await read(wordFile(body), "a.docx")).blocks.map(({ cells, header }) => [cells, header]);

const text = (words: string) => paragraph(run(words));

describe("Word documents", () => {
  it("cells that list as many lines as their neighbours become rows", async () => {
    const values = (...all: string[]) => cell(all.map(text).join(""));
    const body = table(
      cell(text("")) + cell(text("2026")) + cell(text("2027")),
      values("", "Income", "Tax", "Left") + values("€", "100", "20", "80") + values("€", "120", "30", "90"),
    );
    expect(await rows(body)).toContainEqual([
      ["Tax", "20", "30"],
      ["", "2026", "2027"],
    ]);
  });

  it("merged cells stand in every row and over every column they cover", async () => {
    const bold = (words: string) => paragraph(run(words, "<w:b/>"));
    const body = table(
      cell(bold("Branch")) + cell(bold("Visits"), '<w:gridSpan w:val="2"/>'),
      cell(text("Harbour"), '<w:vMerge w:val="restart"/>') + cell(text("10")) + cell(text("12")),
      cell(text(""), "<w:vMerge/>") + cell(text("14")) + cell(text("16")),
    );
    expect(await rows(body)).toContainEqual([
      ["Harbour", "14", "16"],
      ["Branch", "Visits", "Visits"],
    ]);
  });

  it("inserted text stays, deleted and hidden text goes, and a field shows its result", async () => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const code = "<w:r><w:instrText> REF fee \\h </w:instrText></w:r>";
    const body = paragraph(
      `<w:ins>${run("New fee: ")}</w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del>${run("secret", "<w:vanish/>")}` +
        field("begin") +
        code +
        field("separate") +
        run("3 euros") +
        field("end"),
    );
    expect(await linesOf(body)).toEqual(["paragraph: New fee: 3 euros"]);
  });

  it("headings are found by localised styles, outline levels and bold lines", async () => {
    const styles = `<w:styles><w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="Überschrift 2"/></w:style></w:styles>`;
    const body =
      paragraph(run("Fees"), '<w:pStyle w:val="berschrift2"/>') +
      paragraph(run("Rooms"), '<w:outlineLvl w:val="0"/>') +
      paragraph(run("Opening hours", "<w:b/>")) +
      text("Open daily.");
    const { blocks } = await read(
      wordFile(body, { parts: { "word/styles.xml": styles }, related: [["r2", "styles", "styles.xml"]] }),
      "a.docx",
    );
    expect(blocks.map(({ type, level }) => [type, level])).toEqual([
      ["heading", 2],
      ["heading", 1],
      ["heading", 6],
      ["paragraph", undefined],
    ]);
  });

  it("list items carry the numbers that Word shows", async () => {
    const level = (index: number, format: string, label: string) =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${label}"/></w:lvl>`;
    const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0">${level(0, "decimal", "%1.")}${level(1, "lowerLetter", "%1.%2)")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const item = (words: string, depth: number) =>
      paragraph(run(words), `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`);
    const options = {
      parts: { "word/numbering.xml": numbering },
      related: [["r3", "numbering", "numbering.xml"] as [string, string, string]],
    };
    expect(
      await linesOf(item("Books", 0) + item("Novels", 1) + item("Films", 0) + item("Shorts", 1), options),
    ).toEqual([
      "list-item: 1. Books",
      "list-item: 1.a) Novels",
      "list-item: 2. Films",
      "list-item: 2.a) Shorts",
    ]);
  });

  it("a text box that is stored twice is read once, after the paragraph it hangs on", async () => {
    const box = (words: string) => `<w:txbxContent>${text(words)}</w:txbxContent>`;
    const body = paragraph(
      `${run("Anchor")}<w:r><mc:AlternateContent><mc:Choice><w:drawing>${box("In a box")}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box("In a box")}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    );
    expect(await linesOf(body)).toEqual(["paragraph: Anchor", "paragraph: In a box"]);
  });

  it("comments tell their author, and links their address at the end of the paragraph", async () => {
    const body = paragraph(
      `<w:hyperlink r:id="r5">${run("Our catalogue")}</w:hyperlink>${run(" lists all books.")}<w:r><w:commentReference w:id="7"/></w:r>`,
    );
    const comments = `<w:comments><w:comment w:id="7" w:author="The desk">${text("Check this")}</w:comment></w:comments>`;
    const options = {
      parts: { "word/comments.xml": comments },
      related: [
        ["r4", "comments", "comments.xml"],
        ["r5", "hyperlink", "https://books.example/all"],
      ] as [string, string, string][],
    };
    expect(await linesOf(body, options)).toEqual([
      "paragraph: Our catalogue lists all books. (https://books.example/all)",
      "note: Comment by The desk: Check this",
    ]);
  });

  it("a chart becomes its title, its axes and its values as they are shown", async () => {
    const body = paragraph(`<w:r><w:drawing><c:chart r:id="r6"/></w:drawing></w:r>`);
    const options = {
      parts: { "word/charts/chart1.xml": chart },
      related: [["r6", "chart", "charts/chart1.xml"] as [string, string, string]],
    };
    expect(await linesOf(body, options)).toEqual([
      "paragraph: Chart: Visits by branch. Axes: Share",
      "table-row: Harbour",
      "table-row: January | 25%",
    ]);
  });

  it("headers that no section shows are left out, and an equation reads as one would type it", async () => {
    const math =
      "<m:oMath><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>";
    const header = (words: string) => `<w:hdr>${text(words)}</w:hdr>`;
    const body = `${paragraph(math)}<w:sectPr><w:headerReference r:id="r7"/></w:sectPr>`;
    const options = {
      parts: { "word/header1.xml": header("Town library"), "word/header2.xml": header("Unused") },
      related: [
        ["r7", "header", "header1.xml"],
        ["r8", "header", "header2.xml"],
      ] as [string, string, string][],
    };
    expect(await linesOf(body, options)).toEqual(["paragraph: (a+b)/2", "running: Town library"]);
  });

  it("a document whose XML defines entities is refused", async () => {
    const bomb = wordFile(text("x"), {
      parts: { "word/document.xml": '<!DOCTYPE a [<!ENTITY b "bb">]><w:document/>' },
    });
    await expect(read(bomb, "a.docx")).rejects.toThrow(/document type/);
  });
});
