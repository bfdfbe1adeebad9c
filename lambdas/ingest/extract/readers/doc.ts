import WordExtractor from "word-extractor";
import type { Draft, Reading } from "../block.ts";
import { plainBlocks } from "./plain-blocks.ts";

/** A Word 97–2003 document, or rich text under that name. */
export async function readDoc(bytes: Uint8Array): Promise<Reading> {
  if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "{\\rtf") {
    const { readRichText } = await import("../office/read-office.ts");
    return readRichText(bytes);
  }
  const word = await new WordExtractor().extract(Buffer.from(bytes));
  return {
    drafts: [
      ...plainBlocks(onePerParagraph(word.getBody())),
      ...plainBlocks(word.getTextboxes()),
      ...lines(word.getFootnotes(), "note", "Footnote: "),
      ...lines(word.getEndnotes(), "note", "Endnote: "),
      ...lines(word.getAnnotations(), "note", "Comment: "),
      ...lines(word.getHeaders({ includeFooters: false }), "running"),
      ...lines(word.getFooters(), "running"),
    ],
  };
}

/** In Word's own text a line end closes a paragraph; a row of a table ends with a tab before it. */
function onePerParagraph(body: string): string {
  return body.replace(/\t\n/g, "\t\u0000").replace(/\n/g, "\n\n").replaceAll("\u0000", "\n");
}

/** Each line once: headers and footers come back for every section. Page numbers say nothing. */
function lines(text: string, type: "note" | "running", prefix = ""): Draft[] {
  const all = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  const telling = [...new Set(all)].filter((line) => /\p{L}/u.test(line));
  return telling.map((line) => ({ type, text: prefix + line }));
}
