import { existsSync, readFileSync } from "node:fs";

const headerBytes = 32;
const frameHeaderBytes = 24;
const bigEndianMagic = 0x377f0683;

/**
 * Whether a frame of an SQLite write-ahead log was changed: SQLite drops it and all that follow without an error. A last
 * frame that is incomplete comes from a power cut, and no more is lost than was never acknowledged. For the format see
 * https://www.sqlite.org/fileformat2.html#walformat
 */
export const hasDamagedLog = (file: string): boolean => {
  if (!existsSync(file)) return false;
  const log = readFileSync(file);
  if (log.length < headerBytes) return false;
  const isBigEndian = log.readUInt32BE(0) === bigEndianMagic;
  const frameBytes = frameHeaderBytes + log.readUInt32BE(8);
  let sum = sumOf(log.subarray(0, 24), isBigEndian, [0, 0]);
  let isBroken = !isSum(sum, log, 24);
  for (let at = headerBytes; at + frameBytes <= log.length; at += frameBytes) {
    // frames of an earlier round have other salts
    if (log.compare(log, 16, 24, at + 8, at + 16) !== 0) return false;
    if (isBroken) return true;
    sum = sumOf(log.subarray(at, at + 8), isBigEndian, sum);
    sum = sumOf(log.subarray(at + frameHeaderBytes, at + frameBytes), isBigEndian, sum);
    isBroken = !isSum(sum, log, at + 16);
  }
  return false;
};

type Sum = [number, number];

const sumOf = (bytes: Buffer, isBigEndian: boolean, [first, second]: Sum): Sum => {
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + two) >>> 0;
    two = (two + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + one) >>> 0;
  }
  return [one, two];
};

const isSum = ([one, two]: Sum, log: Buffer, at: number): boolean =>
  log.readUInt32BE(at) === one && log.readUInt32BE(at + 4) === two;
