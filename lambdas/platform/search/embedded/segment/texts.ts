import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Passage } from "../../port.ts";
import { concatenate, packArrays, uint32, unpackArrays } from "./arrays.ts";

/** A few passages of one document, compressed together. */
export interface Block {
  passages: number;
  bytes: Uint8Array;
}

/** Reads the passages of a segment by position. */
export interface Texts {
  bytes: number;
  passage(position: number): Passage;
}

const passagesOfBlock = 4;

export const blocksOf = (passages: Passage[]): Block[] =>
  Array.from({ length: Math.ceil(passages.length / passagesOfBlock) }, (_, at) => {
    const own = passages.slice(at * passagesOfBlock, (at + 1) * passagesOfBlock);
    return { passages: own.length, bytes: zstdCompressSync(JSON.stringify(own)) };
  });

export const passagesOf = ({ bytes }: Block): Passage[] =>
  JSON.parse(zstdDecompressSync(bytes).toString()) as Passage[];

export const packTexts = (blocks: Block[]): Uint8Array =>
  packArrays([
    startsOf(blocks.map(({ passages }) => passages)),
    startsOf(blocks.map(({ bytes }) => bytes.length)),
    concatenate(
      blocks.map(({ bytes }) => bytes),
      (length) => new Uint8Array(length),
    ),
  ]);

export const unpackBlocks = (packed: Uint8Array): Block[] => {
  const [firsts, offsets, bytes] = partsOf(packed);
  return Array.from({ length: firsts.length - 1 }, (_, at) => ({
    passages: firsts[at + 1]! - firsts[at]!,
    bytes: bytes.subarray(offsets[at]!, offsets[at + 1]!),
  }));
};

export const openTexts = (packed: Uint8Array): Texts => {
  const [firsts, offsets, bytes] = partsOf(packed);
  return {
    bytes: packed.length,
    passage(position) {
      const block = lastUpTo(firsts, position);
      const own = bytes.subarray(offsets[block]!, offsets[block + 1]!);
      return passagesOf({ passages: 0, bytes: own })[position - firsts[block]!]!;
    },
  };
};

const partsOf = (packed: Uint8Array): [Uint32Array, Uint32Array, Uint8Array] => {
  const [firsts, offsets, bytes] = unpackArrays(packed);
  return [uint32(firsts!), uint32(offsets!), bytes!];
};

/** Offsets of the sizes, with the total at the end. */
const startsOf = (sizes: number[]): Uint32Array => {
  const starts = new Uint32Array(sizes.length + 1);
  for (const [at, size] of sizes.entries()) starts[at + 1] = starts[at]! + size;
  return starts;
};

/** Binary search: the position of the last number not above `most`. */
const lastUpTo = (rising: Uint32Array, most: number): number => {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (rising[middle]! <= most) low = middle;
    else high = middle - 1;
  }
  return low;
};
