const entryBytes = 128;
const nameLengthAt = 64;
const typeAt = 66;
const streamType = 2;

/**
 * Names of the streams in an OLE compound file. Looks at every place a directory entry can stand instead of
 * following the sector chains, so a cut file or one whose chains run in circles costs nothing.
 * Format: [MS-CFB] 2.6.1.
 */
export function oleStreamNames(bytes: Uint8Array): Set<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = new Set<string>();
  for (let offset = 512; offset + entryBytes <= buffer.length; offset += entryBytes) {
    const length = buffer.readUInt16LE(offset + nameLengthAt);
    if (buffer[offset + typeAt] !== streamType || length < 4 || length > 64) continue;
    names.add(buffer.toString("utf16le", offset, offset + length - 2));
  }
  return names;
}
