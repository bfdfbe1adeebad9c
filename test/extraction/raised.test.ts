import { describe, expect, it } from "vitest";
import { read, utf8 } from "./fixture.ts";
import { excel97 } from "./office/binary/excel-97.ts";
import { powerpoint97 } from "./office/binary/powerpoint-97.ts";
import { word97 } from "./office/binary/word-97.ts";
import { paragraph, relations, run, slidesFile, wordFile } from "./office/office-file.ts";
import { zip } from "./office/zip.ts";

const textOf = async (file: Uint8Array, name: string) => (await read(file, name)).text;

describe("raised and lowered figures", () => {
  const styles = (properties: string, type = "character") => ({
    parts: {
      "word/styles.xml": `<w:styles><w:style w:type="${type}" w:styleId="Mark"><w:name w:val="mark"/>${properties}</w:style>
        <w:style w:type="character" w:styleId="Note"><w:name w:val="note"/><w:basedOn w:val="Mark"/></w:style></w:styles>`,
    },
    related: [["s", "styles", "styles.xml"] as [string, string, string]],
  });
  const raised = '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>';
  const price = (properties: string, mark = "1") =>
    paragraph(run("A card costs 49") + run(mark, properties) + run(" EUR."));

  it.each([
    ["by themselves", price('<w:vertAlign w:val="superscript"/>'), undefined],
    ["by a character style", price('<w:rStyle w:val="Mark"/>'), styles(raised)],
    ["by the style that a style inherits from", price('<w:rStyle w:val="Note"/>'), styles(raised)],
    ["by their position and size", price('<w:position w:val="8"/><w:sz w:val="14"/>'), undefined],
    [
      "in two runs",
      price(
        '<w:vertAlign w:val="superscript"/>',
        "1</w:t></w:r><w:r><w:rPr><w:vertAlign w:val='superscript'/></w:rPr><w:t>2",
      ),
      undefined,
    ],
    [
      "as a footnote's own mark",
      paragraph(
        `${run("A card costs 49")}<w:r><w:rPr><w:rStyle w:val="Mark"/></w:rPr><w:footnoteReference w:customMarkFollows="1" w:id="2"/><w:t>1</w:t></w:r>${run(" EUR.")}`,
      ),
      styles(raised),
    ],
  ])("in Word documents %s are no part of the figure before them", async (_, body, options) => {
    expect(await textOf(wordFile(body, options), "a.docx")).toMatch(/^A card costs 49\^12? EUR\.$/);
  });

  it("on the line again, moved without being smaller, and letters are left alone", async () => {
    const body =
      paragraph(run("49") + run("1", '<w:rStyle w:val="Mark"/><w:vertAlign w:val="baseline"/>')) +
      paragraph(run("49") + run("1", '<w:position w:val="2"/>')) +
      paragraph(run("on the 1") + run("st", '<w:vertAlign w:val="superscript"/>') + run(" of May")) +
      paragraph(
        run("12 m") +
          run("2", '<w:vertAlign w:val="superscript"/>') +
          run(" and CO") +
          run("2", '<w:vertAlign w:val="subscript"/>'),
      );
    const text = await textOf(wordFile(body, styles(raised)), "a.docx");
    expect(text).toBe("491\n\n491\n\non the 1st of May\n\n12 m2 and CO2");
  });

  it("lowered behind a figure they are a base or an index", async () => {
    const body = paragraph(run("10") + run("2", '<w:vertAlign w:val="subscript"/>') + run(" is two"));
    expect(await textOf(wordFile(body), "a.docx")).toBe("10_2 is two");
  });

  it.each([["30000"], ["30%"]])("on slides with the baseline %s are apart", async (baseline) => {
    const runs = `<a:r><a:t>A card costs 49</a:t></a:r><a:r><a:rPr baseline="${baseline}"/><a:t>2)</a:t></a:r><a:r><a:t> EUR</a:t></a:r>`;
    const shapes = `<p:sp><p:txBody><a:p>${runs}</a:p></p:txBody></p:sp>`;
    expect(await textOf(slidesFile([{ shapes }]), "a.pptx")).toBe("A card costs 49^2) EUR");
  });

  const sharedAndInline = () => {
    const rich = (tag: string) =>
      `<${tag}><r><t>49</t></r><r><rPr><sz val="11"/><vertAlign val="superscript"/></rPr><t>1</t></r><r><t xml:space="preserve"> EUR &lt; 50</t></r></${tag}>`;
    return zip({
      "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
      "_rels/.rels": relations([["r1", "officeDocument", "xl/workbook.xml"]]),
      "xl/workbook.xml": `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Fees" sheetId="1" r:id="s"/></sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": relations([
        ["s", "worksheet", "worksheets/sheet1.xml"],
        ["t", "sharedStrings", "sharedStrings.xml"],
      ]),
      "xl/sharedStrings.xml": `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="1" uniqueCount="1">${rich("si")}</sst>`,
      "xl/worksheets/sheet1.xml": `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="inlineStr">${rich("is")}</c></row></sheetData></worksheet>`,
    });
  };

  it("in cells of a workbook are apart, in shared texts and in those of the cell", async () => {
    expect(await textOf(sharedAndInline(), "a.xlsx")).toBe("Fees\n\n49^1 EUR < 50\n49^1 EUR < 50");
  });

  it("in cells of an old workbook are apart", async () => {
    const file = excel97([
      [["Card costs 49"], ["1", "raised"], [" EUR"]],
      [["CO"], ["2", "lowered"], [" and 10"], ["6", "raised"]],
    ]);
    expect(await textOf(file, "a.xls")).toBe("Fees\n\nCard costs 49^1 EUR\nCO2 and 10^6");
  });

  it("in old Word documents are apart, raised by their sort or by position and size", async () => {
    const file = word97([
      ["A card costs 49"],
      ["1", [0x48, 0x2a, 1]],
      [" EUR, the 1"],
      ["st", [0x48, 0x2a, 1]],
      [" key 25"],
      ["2)", [0x45, 0x48, 6, 0, 0x43, 0x4a, 14, 0]],
      [" EUR"],
    ]);
    expect(await textOf(file, "a.doc")).toBe("A card costs 49^1 EUR, the 1st key 25^2) EUR");
  });

  it("on old slides are apart", async () => {
    const file = powerpoint97([
      ["Fees\rA card costs 49", 0],
      ["1", 30],
      [" EUR, CO", 0],
      ["2", -25],
      [" 10", 0],
      ["6", 30],
    ]);
    expect(await textOf(file, "a.ppt")).toBe("Fees\n\nA card costs 49^1 EUR, CO2 10^6");
  });

  it.each([
    ["a group", String.raw`49{\super 1} EUR`, "49^1 EUR"],
    ["a word that ends it", String.raw`49\super 1\nosupersub  EUR`, "49^1 EUR"],
    ["a distance", String.raw`49{\up6\fs12 1} EUR`, "49^1 EUR"],
    ["plain letters after it", String.raw`49\super 1\plain 5 EUR`, "49^1 5 EUR"],
    ["a link", String.raw`49{\field{\*\fldinst{HYPERLINK \\l "n"}}{\fldrslt{\super 1}}} EUR`, "49^1 EUR"],
    ["letters", String.raw`1{\super st} of May, CO{\sub 2}`, "1st of May, CO2"],
    ["lowered", String.raw`10{\sub 2}{\dn6 3} is`, "10_23 is"],
  ])("in rich text by %s", async (_, body, text) => {
    expect(await textOf(Buffer.from(`{\\rtf1\\ansi ${body}\\par}`, "latin1"), "a.doc")).toBe(text);
  });

  it.each([
    ["49<sup>1</sup> EUR", "49^1 EUR"],
    ["49^1^ EUR and the 1^st^", "49^1 EUR and the 1st"],
    ["49[^1] EUR", "49 EUR"],
    ["49[1](#note) EUR", "49^1 EUR"],
    ['10<span style="vertical-align: super">6</span> scans, CO<sub>2</sub>', "10^6 scans, CO2"],
    ["<span>199</span><span>149</span> EUR", "199 | 149 EUR"],
    ["[199](/a)[149](/b) EUR", "199 | 149 EUR"],
    ["**4**9 EUR", "49 EUR"],
  ])("in Markdown %s", async (source, text) => {
    expect(await textOf(utf8(`# Fees\n\nIt is ${source}\n`), "a.md")).toBe(`Fees\n\nIt is ${text}`);
  });
});
