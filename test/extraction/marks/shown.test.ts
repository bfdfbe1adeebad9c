import { expect, it } from "vitest";
import { read, utf8 } from "../fixture.ts";
import { cell, paragraph, run, shape, slidesFile, table, wordFile } from "../office/office-file.ts";
import { at, grid, lines } from "../pdf/content.ts";
import { pdfFile } from "../pdf/pdf-file.ts";

const textOf = async (file: Uint8Array | string, name: string) => {
  const { text, warnings } = await read(typeof file === "string" ? utf8(file) : file, name);
  expect(warnings).toEqual([]);
  return text;
};

const word = (body: string, parts?: Parameters<typeof wordFile>[1]) =>
  textOf(wordFile(body, parts), "a.docx");
const white = '<w:color w:val="FFFFFF"/>';
const dark = '<w:shd w:val="clear" w:fill="1F3864"/>';

it("white text of Word stays where anything dark is or may be behind it", async () => {
  const label = paragraph(run("Label", white));
  const styles = `<w:styles><w:style w:type="table" w:styleId="T1"><w:name w:val="Grid 5"/><w:tblStylePr w:type="firstRow"><w:tcPr>${dark}</w:tcPr></w:tblStylePr></w:style></w:styles>`;
  const related: [string, string, string][] = [["r2", "styles", "styles.xml"]];
  const styled = table(cell(label)).replace("<w:tbl>", '<w:tbl><w:tblPr><w:tblStyle w:val="T1"/></w:tblPr>');
  expect(await word(table(cell(label, dark)))).toBe("Label");
  expect(await word(styled, { parts: { "word/styles.xml": styles }, related })).toBe("Label");
  expect(await word(paragraph(run("Label", white), dark))).toBe("Label");
  expect(await word(paragraph(run("Label", `${white}<w:highlight w:val="black"/>`)))).toBe("Label");
  expect(await word(`${label}<w:p><w:r><w:drawing><wp:anchor behindDoc="1"/></w:drawing></w:r></w:p>`)).toBe(
    "Label",
  );
});

it("a struck-through item keeps its number, and a paragraph whose mark was deleted goes on", async () => {
  const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const item = (content: string) =>
    paragraph(content, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>`);
  const body =
    item(run("Books")) +
    item(run("Films", "<w:strike/>")) +
    item(run("Maps")) +
    paragraph(run("It costs 10"), "<w:rPr><w:del/></w:rPr>") +
    paragraph(run("0 EUR"));
  const related: [string, string, string][] = [["r3", "numbering", "numbering.xml"]];
  const { text } = await read(
    wordFile(body, { parts: { "word/numbering.xml": numbering }, related }),
    "a.docx",
  );
  expect(text).toBe("1. Books\n3. Maps\n\nIt costs 100 EUR");
});

const letters = (text: string, top: number) =>
  shape([text], { top }).replace(
    "<a:r>",
    '<a:r><a:rPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill></a:rPr>',
  );
const blue = '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>';

it("white text of a slide stays on a filled shape, over another one and on a dark background", async () => {
  const filled = (text: string, top: number) => letters(text, top).replace("</p:spPr>", `${blue}</p:spPr>`);
  const shapes =
    filled("On a shape", 0) + shape([""], { top: 2000 }).replace("</p:spPr>", `${blue}</p:spPr>`);
  const background = `</p:spTree><p:bg><p:bgPr>${blue}</p:bgPr></p:bg><p:spTree>`;
  expect(await textOf(slidesFile([{ shapes: shapes + letters("Over a shape", 2100) }]), "a.pptx")).toBe(
    "On a shape\n\nOver a shape",
  );
  expect(await textOf(slidesFile([{ shapes: letters("On blue", 0) + background }]), "a.pptx")).toBe(
    "On blue",
  );
});

it("white text of a page stays on a dark box and in a file with images", async () => {
  const box = `0 0 0.4 rg 50 590 200 30 re f 1 1 1 rg ${at("Label", { x: 60, y: 600 })}`;
  const photo = `1 1 1 rg ${at("Label", { x: 60, y: 600 })}`;
  const image = "<</Type/XObject/Subtype/Image/Width 1/Height 1/Length 0>>stream\n\nendstream";
  expect(await textOf(pdfFile([{ content: box }]), "a.pdf")).toBe("Label");
  expect(await textOf(pdfFile([{ content: photo }], { objects: [image] }), "a.pdf")).toBe("Label");
});

it("a line through words strikes them, one under them, of a table or longer than they does not", async () => {
  const words = lines(["Price 199 EUR"]);
  const ruled = (drawn: string) => pdfFile([{ content: `${words}\n0.5 w ${drawn} S` }]);
  expect((await read(ruled("86 722.8 m 120 722.8 l"), "a.pdf")).text).not.toContain("199");
  for (const drawn of ["86 718 m 120 718 l", "20 722.8 m 300 722.8 l"])
    expect(await textOf(ruled(drawn), "a.pdf")).toBe("Price 199 EUR");
  expect(
    await textOf(pdfFile([{ content: `${words}\n${grid([58, 130], [735, 722.8, 700])}` }]), "a.pdf"),
  ).toContain("199");
});

it("subscripts between single tildes, done tasks and short comments stay what they are", async () => {
  const source = "H~2~O is free. <!-- toc -->\n\n- [x] Pay\n\n> [!CAUTION]\n> Hot water.";
  expect(await textOf(source, "a.md")).toBe("H2O is free.\n\n- ☑ Pay\n\nCAUTION: Hot water.");
});
