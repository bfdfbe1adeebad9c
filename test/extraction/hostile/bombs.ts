import { constants, deflateRawSync } from "node:zlib";
import { docxOf, paragraph, xlsxOf } from "./office.ts";

const megabyte = 1024 * 1024;

/** Fifteen megabytes that unpack to some fifteen gigabytes, and say so. */
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

/** Says that it unpacks to a hundred bytes; it does to sixty-four megabytes. */
export const lyingBomb = (): Buffer => {
  const file = docxOf(paragraph("A bomb"), "", { "word/media/zeros.bin": Buffer.alloc(64 * megabyte) });
  file.writeUInt32LE(100, file.lastIndexOf("PK\u0001\u0002", file.length, "latin1") + 24);
  return file;
};

/** Entities of entities of entities: ten to the tenth laughs. */
export const billionLaughs = (): Buffer => {
  const entities = Array.from({ length: 10 }, (_, n) =>
    n === 0 ? '<!ENTITY l0 "ha">' : `<!ENTITY l${n} "${`&l${n - 1};`.repeat(10)}">`,
  );
  return docxOf(paragraph("&l9;"), `<!DOCTYPE d [${entities.join("")}]>`);
};

/** One long entity, named a hundred thousand times. */
export const quadraticXml = (): Buffer =>
  docxOf(paragraph("&a;".repeat(100_000)), `<!DOCTYPE d [<!ENTITY a "${"x".repeat(100_000)}">]>`);

/** Asks for a file of this machine and for an address on it. */
export const externalEntities = (url: string): Buffer =>
  docxOf(
    paragraph("Before &file; &address; after"),
    `<!DOCTYPE d [<!ENTITY file SYSTEM "file:///etc/hostname"><!ENTITY address SYSTEM "${url}">]>`,
  );

export const deepDocx = (): Buffer => docxOf("<w:p>".repeat(500_000));

/** More cells than a parser can hold in little memory. */
export const wideSheet = (): Buffer =>
  xlsxOf(
    Array.from(
      { length: 400_000 },
      (_, row) =>
        `<row r="${row + 1}"><c r="A${row + 1}"><v>${row}</v></c><c r="XFD${row + 1}"><v>1</v></c></row>`,
    ).join(""),
  );
