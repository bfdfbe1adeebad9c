/** Flags of EXIF and XMP in the VP8X chunk. */
const metadataFlags = 0x0c;

/** The WebP without metadata; undefined for other bytes (RFC 9649). Bytes after its end are dropped. */
export const withoutWebpMetadata = (bytes: Buffer): Uint8Array | undefined => {
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP")
    return undefined;
  const whole = 8 + bytes.readUInt32LE(4);
  if (whole > bytes.length || !/^VP8[ LX]$/.test(bytes.toString("latin1", 12, 16))) return undefined;
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= whole; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > whole) return undefined;
    const type = bytes.toString("latin1", at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (type === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~metadataFlags;
    if (type !== "EXIF" && type !== "XMP ") kept.push(chunk);
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...kept]);
};
