import { Buffer } from "node:buffer";

export interface PdfPage {
  /** A content stream; `lines` makes one. */
  content: string;
  width?: number;
  height?: number;
  rotate?: number;
  /** Dictionaries of annotations, and more entries of the page's dictionary. */
  annotations?: string[];
  more?: string;
}

export interface PdfParts {
  /** Font dictionaries by name, in addition to F (Helvetica) and B (bold). */
  fonts?: Record<string, string>;
  /** Further objects, in order; the first has the number `firstFree`. */
  objects?: string[];
  /** Entries of the catalog. */
  catalog?: string;
}

/** Number of the first of `objects`, after the catalog, the page tree and the two fonts. */
export const firstFree = 5;

/** Number of a page's object, after `objects`. */
export const pageObject = (index: number, objects = 0): number => firstFree + objects + index * 2;

/** A PDF of hand-written content streams. Lengths are points from the lower left corner. */
export function pdfFile(
  pages: PdfPage[],
  { fonts = {}, objects = [], catalog = "" }: PdfParts = {},
): Uint8Array {
  const first = firstFree + objects.length;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`);
  const named = Object.entries({ F: "3 0 R", B: "4 0 R", ...fonts }).map(
    ([name, font]) => `/${name} ${font}`,
  );
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Count ${pages.length}/Kids[${kids.join(" ")}]/Resources<</Font<<${named.join("")}>>>>>>`,
    helvetica("Helvetica"),
    helvetica("Helvetica-Bold"),
    ...objects,
    ...pages.flatMap((page, index) => [pageOf(page, first + index * 2 + 1), stream(page.content)]),
  ];
  return withTable(all);
}

export const stream = (content: string, more = ""): string =>
  `<</Length ${Buffer.byteLength(content, "latin1")}${more}>>stream\n${content}\nendstream`;

const helvetica = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

const pageOf = (
  { width = 600, height = 800, rotate = 0, annotations = [], more = "" }: PdfPage,
  content: number,
) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Rotate ${rotate}/Contents ${content} 0 R/Annots[${annotations.join("")}]${more}>>`;

function withTable(objects: string[]): Uint8Array {
  let file = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  file += `trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, "latin1");
}
