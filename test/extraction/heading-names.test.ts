import { describe, expect, it } from "vitest";
import type { WordParagraph } from "#extraction/doc/format/word-paragraphs.ts";
import { paragraphDraft } from "#extraction/doc/word-draft.ts";
import { WordLists } from "#extraction/doc/word-lists.ts";
import { read, utf8 } from "./fixture.ts";
import { paragraph, run, wordFile } from "./office/office-file.ts";

const names = ["heading 2", "Überschrift 2", "Nadpis 2", "Başlık 2", "Otsikko 2", "Заголовок 2", "見出し 2"];
const text = "Opening hours are listed below.";
const heading = { type: "heading", level: 2, text };

describe("a paragraph style is a heading by its name in the language of the author", () => {
  it.each(names)("%s in a DOC file", (name) => {
    const empty = Buffer.alloc(0);
    const style = { name, builtIn: 0xffe, paragraph: empty, letters: empty };
    const written: WordParagraph = {
      ...{ text, style, from: 0, to: text.length, outline: undefined, links: [], definition: undefined },
      ...{ list: 0, listLevel: 0, isBold: false, size: 20 },
      ...{ depth: 0, endsCell: false, endsRow: false, isTableHeader: false },
    };
    expect(paragraphDraft(written, new WordLists(empty, empty))).toEqual(heading);
  });

  it.each(names)("%s in a DOCX file", async (name) => {
    const styles = `<w:styles><w:style w:type="paragraph" w:styleId="a1"><w:name w:val="${name}"/></w:style></w:styles>`;
    const related: [string, string, string][] = [["r2", "styles", "styles.xml"]];
    const body = paragraph(run(text), `<w:pStyle w:val="a1"/>`);
    const file = wordFile(body, { parts: { "word/styles.xml": styles }, related });
    expect((await read(file, "a.docx")).blocks).toMatchObject([heading]);
  });

  it.each(names)("%s in an RTF file", async (name) => {
    const unicode = [...name].map((one) => `\\u${one.charCodeAt(0)}?`).join("");
    const file = utf8(String.raw`{\rtf1{\stylesheet{\s2 ${unicode};}}\s2 ${text}\par}`);
    expect((await read(file, "a.rtf")).blocks).toMatchObject([heading]);
  });
});
