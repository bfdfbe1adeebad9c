const title = 2;
const codePage = 1;
const utf8 = 65001;
const utf16 = 1200;

/** Title in the SummaryInformation stream of an OLE file. Format: [MS-OLEPS] 2.21. */
export const titleOf = (stream: Buffer | undefined): string | undefined => {
  if (!stream || stream.length < 56) return;
  const section = stream.readUInt32LE(44);
  if (section + 8 > stream.length) return;
  const found = new Map<number, number>();
  const count = Math.min(100, stream.readUInt32LE(section + 4));
  for (let index = 0; index < count; index += 1) {
    const at = section + 8 + index * 8;
    if (at + 8 <= stream.length) found.set(stream.readUInt32LE(at), section + stream.readUInt32LE(at + 4));
  }
  const page = found.get(codePage);
  return textAt(
    stream,
    found.get(title),
    page !== undefined && page + 6 <= stream.length ? stream.readUInt16LE(page + 4) : 1252,
  );
};

const textAt = (stream: Buffer, at: number | undefined, page: number): string | undefined => {
  if (at === undefined || at + 8 > stream.length) return;
  const bytes = stream.subarray(at + 8, at + 8 + stream.readUInt32LE(at + 4));
  const encoding =
    page === utf8
      ? "utf-8"
      : page === utf16
        ? "utf-16le"
        : page >= 1250 && page <= 1258
          ? `windows-${page}`
          : undefined;
  return encoding && new TextDecoder(encoding).decode(bytes).split("\u0000")[0];
};
