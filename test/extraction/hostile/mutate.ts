import { unpackEntry, zipEntries } from "#extraction/zip.ts";
import { random } from "../../random.ts";
import { zipOf } from "./zip.ts";

/**
 * A damaged copy of a file: flipped bytes, truncation, swapped pieces. In two of three cases an entry of a zip file is
 * damaged and packed again, to reach the parsers behind the checksums.
 */
export const mutate = (file: Uint8Array, seed: number): Uint8Array => {
  const next = random(seed);
  const isZip = file[0] === 0x50 && file[1] === 0x4b;
  return isZip && next() < 2 / 3 ? mutatePart(file, next) : change(Buffer.from(file), next);
};

const mutatePart = (file: Uint8Array, next: () => number): Uint8Array => {
  const entries = zipEntries(file);
  const chosen = Math.floor(next() * entries.length);
  return zipOf(
    Object.fromEntries(
      entries.map((entry, index) => {
        const content = Buffer.from(unpackEntry(file, entry));
        return [entry.name, index === chosen ? change(content, next) : content];
      }),
    ),
  );
};

const change = (bytes: Buffer, next: () => number): Buffer => {
  const changes = [flip, flip, truncate, swap, swap, repeat];
  const chosen = changes[Math.floor(next() * changes.length)] ?? flip;
  return bytes.length === 0 ? bytes : chosen(bytes, next);
};

type Change = (bytes: Buffer, next: () => number) => Buffer;

const flip: Change = (bytes, next) => {
  const times = 1 + Math.floor(next() ** 3 * 200);
  for (let n = 0; n < times; n += 1) {
    const at = Math.floor(next() * bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(next() * 8));
  }
  return bytes;
};

const truncate: Change = (bytes, next) => bytes.subarray(0, Math.floor(next() * bytes.length));

const swap: Change = (bytes, next) => {
  const length = 1 + Math.floor(next() * Math.min(4096, bytes.length / 2));
  const [from, to] = [next(), next()].map((share) => Math.floor(share * (bytes.length - length)));
  const piece = Buffer.from(bytes.subarray(from, (from ?? 0) + length));
  bytes.copyWithin(from ?? 0, to ?? 0, (to ?? 0) + length);
  piece.copy(bytes, to);
  return bytes;
};

const repeat: Change = (bytes, next) => {
  const from = Math.floor(next() * bytes.length);
  const piece = bytes.subarray(from, from + 1 + Math.floor(next() * 2000));
  const times = 2 + Math.floor(next() * 20);
  const pieces = Array.from({ length: times }, () => piece);
  return Buffer.concat([bytes.subarray(0, from), ...pieces, bytes.subarray(from)]);
};
