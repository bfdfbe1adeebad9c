import { readFileSync } from "node:fs";

const blockBytes = 32 * 1024;
const headerBytes = 7;

/**
 * Whether a record of a LevelDB log was changed: LevelDB drops it and the rest of its block without an error. A last record
 * that is incomplete comes from a power cut, and was never acknowledged. For the format see
 * https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
export const hasDamagedTableLog = (file: string): boolean => {
  const log = readFileSync(file);
  for (let at = 0; at + headerBytes <= log.length; ) {
    const left = blockBytes - (at % blockBytes);
    if (left < headerBytes) {
      at += left;
      continue;
    }
    const length = log.readUInt16LE(at + 4);
    const end = at + headerBytes + length;
    // space that the file system filled with zeros
    if (length === 0 && log[at + 6] === 0) return log.subarray(at).some((byte) => byte !== 0);
    if (headerBytes + length > left) return true;
    if (end > log.length) return false;
    if (log.readUInt32LE(at) !== masked(crc32c(log.subarray(at + 6, end)))) return true;
    at = end;
  }
  return false;
};

const masked = (crc: number): number => ((((crc >>> 15) | (crc << 17)) >>> 0) + 0xa282ead8) >>> 0;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  return crc;
});

/** CRC-32C (Castagnoli); `zlib.crc32` has another polynomial. */
const crc32c = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
};
