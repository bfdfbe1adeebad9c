import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { statusOf } from "../../marks/status/status-of.ts";
import type { Annotation } from "../marks/annotations.ts";

const forms = 1;

/** The status that a stamp on the page says: by its text, its name or what it draws. */
export const stampStatus = async (
  page: PDFPageProxy,
  annotations: Annotation[],
  bytes: Uint8Array,
): Promise<string | undefined> => {
  const stamps = annotations.filter(({ subtype }) => subtype === "Stamp" || subtype === "FreeText");
  if (stamps.length === 0) return;
  const isStamp = ({ subtype }: Annotation) => subtype === "Stamp";
  const names = stamps.filter(isStamp).map(({ id }) => nameOf(id, bytes));
  const said = [...stamps.map(({ contentsObj }) => contentsObj.str), ...names];
  const found = said.flatMap((text) => statusOf(text, "drawn") ?? [])[0];
  return found ?? (stamps.some(isStamp) ? drawnStatus(page, stamps.filter(isStamp)) : undefined);
};

/** Text in the appearance of stamps, piece by piece and whole. */
const drawnStatus = async (page: PDFPageProxy, stamps: Annotation[]): Promise<string | undefined> => {
  const ids = new Set(stamps.map(({ id }) => id));
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: forms });
  let pieces: string[] | undefined;
  for (const [index, operator] of fnArray.entries()) {
    const [first] = argsArray[index] ?? [];
    if (operator === OPS.beginAnnotation && ids.has(first)) pieces = [];
    else if (operator === OPS.showText) pieces?.push(shownText(first));
    else if (operator === OPS.endAnnotation && pieces) {
      const status = [pieces.join(""), pieces.join(" "), ...pieces].flatMap(
        (text) => statusOf(text, "drawn") ?? [],
      )[0];
      if (status) return status;
      pieces = undefined;
    }
  }
};

const shownText = (shown: unknown): string =>
  Array.isArray(shown)
    ? shown.map((glyph) => (typeof glyph === "object" ? (glyph?.unicode ?? "") : "")).join("")
    : "";

/** The name of a stamp's icon as words, such as "Not Approved", unless the object is compressed. */
const nameOf = (id: string, bytes: Uint8Array): string => {
  const number = /^(\d+)R/.exec(id)?.[1];
  if (!number) return "";
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = file.lastIndexOf(`\n${number} 0 obj`);
  const object = at < 0 ? "" : (file.toString("latin1", at, at + 2000).split("endobj")[0] ?? "");
  const name = /\/Name\s*\/(?:#23|#|SB|SH|DS)?([A-Za-z]+)/.exec(object)?.[1] ?? "";
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
};
