import { expect, it } from "vitest";
import { read } from "./fixture.ts";
import { at, lines } from "./pdf/content.ts";
import { coded, mappedFont } from "./pdf/mapped-font.ts";
import { firstFree, pdfFile } from "./pdf/pdf-file.ts";

const textOf = async (content: string) => (await read(pdfFile([{ content }]), "a.pdf")).text;

/** Text in a font with its own encoding, as subset fonts have. */
async function inMappedFont(text: string, characters: string, draw = (code: string) => code) {
  const content = at(draw(coded(text, characters)), { x: 60, y: 700, font: "M" });
  const file = pdfFile([{ content }], {
    fonts: { M: `${firstFree} 0 R` },
    objects: mappedFont(characters, firstFree),
  });
  return read(file, "a.pdf");
}

const reversed = (code: string) => Array.from(code).reverse().join("");

it("Hebrew of a PDF is read in its own order", async () => {
  const { text } = await inMappedFont("שלום לכולם", "שלוםכ", reversed);
  expect(text).toBe("שלום לכולם");
});

it("Arabic of a PDF is stored in letters, not in the forms that they take", async () => {
  const { text } = await inMappedFont("ﺳﻼﻡ", "ﺳﻼﻡ", reversed);
  expect(text).toBe("سلام");
});

it("ligatures of a PDF are read as letters", async () => {
  expect((await inMappedFont("oﬃce ﬁle", "oﬃce ﬁl")).text).toBe("office file");
});

it("Japanese of a PDF with a font that it does not bring is read", async () => {
  const objects = [
    `<</Type/Font/Subtype/Type0/BaseFont/Ryumin-Light/Encoding/90ms-RKSJ-H/DescendantFonts[${firstFree + 1} 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/Ryumin-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>/FontDescriptor ${firstFree + 2} 0 R>>`,
    "<</Type/FontDescriptor/FontName/Ryumin-Light/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>",
  ];
  const content = "BT /J 10 Tf 60 700 Td <907D8F918AD9> Tj 0 -14 Td <82CD8A4A> Tj ET";
  const { text } = await read(pdfFile([{ content }], { objects, fonts: { J: `${firstFree} 0 R` } }), "a.pdf");
  expect(text).toBe("図書館は開");
});

it("text printed twice to look bold is read once", async () => {
  expect(
    await textOf(`${at("Closed today", { x: 60, y: 700 })}\n${at("Closed today", { x: 60.3, y: 700 })}`),
  ).toBe("Closed today");
});

it("spaced-out letters of a PDF are words", async () => {
  const spread = "BT /F 12 Tf 6 Tc 1 0 0 1 60 700 Tm (HARBOUR FEES) Tj ET";
  expect(await textOf(spread)).toBe("HARBOUR FEES");
});

it("the mark of a footnote stands apart from its word, an exponent stays with its figure", async () => {
  const content = [
    at("The harbour", { x: 60, y: 700 }),
    at("3", { x: 115, y: 704, size: 6 }),
    at("holds 10", { x: 125, y: 700 }),
    at("6", { x: 163, y: 704, size: 6 }),
    at("litres.", { x: 170, y: 700 }),
  ];
  expect(await textOf(content.join("\n"))).toBe("The harbour 3 holds 10⁶ litres.");
});

it("a PDF whose characters have no meaning says so", async () => {
  const characters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(0xe000 + index)).join("");
  const both = `${lines(["Some words that can be read"])}\n${at(coded(characters + characters, characters), { x: 60, y: 600, font: "M" })}`;
  const file = pdfFile([{ content: both }], {
    fonts: { M: `${firstFree} 0 R` },
    objects: mappedFont(characters, firstFree),
  });
  expect((await read(file, "a.pdf")).warnings).toEqual([
    "Much of the PDF's text is stored in a way that cannot be read correctly.",
  ]);
});

it("the hidden text of a scanned page is read", async () => {
  const content = `BT 3 Tr /F 10 Tf 60 700 Td (Recognised words of a scan) Tj ET`;
  expect(await textOf(content)).toBe("Recognised words of a scan");
});
