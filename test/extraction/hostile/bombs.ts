import { constants, deflateRawSync } from "node:zlib";
import { docxOf, paragraph, xlsxOf } from "./office.ts";

const megabyte = 1024 * 1024;

/** Fifteen megabytes that unpack to about fifteen gigabytes, as their directory says. */
export const honestBomb = (): Buffer => {
  const piece = deflateRawSync(Buffer.alloc(64 * megabyte), { finishFlush: constants.Z_FULL_FLUSH });
  const times = Math.floor((15 * megabyte - 10_000) / piece.length);
  const stream = Buffer.concat([
    ...Array.from({ length: times }, () => piece),
    deflateRawSync(Buffer.alloc(0)),
  ]);
  return docxOf(paragraph("A bomb"), "", {
    "word/media/zeros.bin": { packed: stream, unpackedBytes: Math.min(times * 64 * megabyte, 0xfffffffe) },
  });
};

/** Unpacks to 64 MB, although its directory says a hundred bytes. */
export const lyingBomb = (): Buffer => {
  const file = docxOf(paragraph("A bomb"), "", { "word/media/zeros.bin": Buffer.alloc(64 * megabyte) });
  file.writeUInt32LE(100, file.lastIndexOf("PK\u0001\u0002", file.length, "latin1") + 24);
  return file;
};

/** Nested entities that expand ten billion times. */
export const billionLaughs = (): Buffer => {
  const entities = Array.from({ length: 10 }, (_, n) =>
    n === 0 ? '<!ENTITY l0 "ha">' : `<!ENTITY l${n} "${`&l${n - 1};`.repeat(10)}">`,
  );
  return docxOf(paragraph("&l9;"), `<!DOCTYPE d [${entities.join("")}]>`);
};

/** One long entity, referenced a hundred thousand times. */
export const quadraticXml = (): Buffer =>
  docxOf(paragraph("&a;".repeat(100_000)), `<!DOCTYPE d [<!ENTITY a "${"x".repeat(100_000)}">]>`);

/** External entities: a local file and a local address. */
export const externalEntities = (url: string): Buffer =>
  docxOf(
    paragraph("Before &file; &address; after"),
    `<!DOCTYPE d [<!ENTITY file SYSTEM "file:///etc/hostname"><!ENTITY address SYSTEM "${url}">]>`,
  );

export const deepDocx = (): Buffer => docxOf("<w:p>".repeat(500_000));

/** More cells than fit in the sandbox's memory. */
export const wideSheet = (): Buffer =>
  xlsxOf(
    Array.from(
      { length: 400_000 },
      (_, row) =>
        `<row r="${row + 1}"><c r="A${row + 1}"><v>${row}</v></c><c r="XFD${row + 1}"><v>1</v></c></row>`,
    ).join(""),
  );
