/** Markers of segments to drop: APP1 to APP13, APP15 and comments. APP0 is JFIF, APP14 names the colours of Adobe. */
const isMetadata = (marker: number): boolean =>
  (marker >= 0xe1 && marker <= 0xed) || marker === 0xef || marker === 0xfe;

/** The JPEG without metadata; undefined for other bytes (ITU-T T.81, B.1). Bytes after its end are dropped. */
export const withoutJpegMetadata = (bytes: Buffer): Uint8Array | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker < 0xc0) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return undefined;
    // entropy-coded data follows the start of a scan, up to the end of the image
    if (marker === 0xda) {
      const last = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
      return last < end ? undefined : Buffer.concat([...kept, bytes.subarray(at, last + 2)]);
    }
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
};
