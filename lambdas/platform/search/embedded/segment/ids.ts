import { hash } from "../../analysis/hash.ts";
import { concatenate, packArrays, uint32, unpackArrays } from "./arrays.ts";

/** Passage ids as two hashes of 32 bits each. */
export interface Ids {
  ones: Uint32Array;
  others: Uint32Array;
}

const otherSeed = 0x9747b28c;

export const idsOf = (ids: string[]): Ids => ({
  ones: Uint32Array.from(ids, (id) => hash(id)),
  others: Uint32Array.from(ids, (id) => hash(id, otherSeed)),
});

/** All positions of the id: a segment may also hold former versions of a passage. */
export const positionsOf = (id: string, { ones, others }: Ids): number[] => {
  const [one, other] = [hash(id), hash(id, otherSeed)];
  const positions: number[] = [];
  for (let at = ones.indexOf(one); at >= 0; at = ones.indexOf(one, at + 1))
    if (others[at] === other) positions.push(at);
  return positions;
};

export const cutIds = ({ ones, others }: Ids, from: number, to: number): Ids => ({
  ones: ones.subarray(from, to),
  others: others.subarray(from, to),
});

export const packIds = (all: Ids[]): Uint8Array =>
  packArrays([
    concatenate(
      all.map(({ ones }) => ones),
      (length) => new Uint32Array(length),
    ),
    concatenate(
      all.map(({ others }) => others),
      (length) => new Uint32Array(length),
    ),
  ]);

export const unpackIds = (packed: Uint8Array): Ids => {
  const [ones, others] = unpackArrays(packed);
  return { ones: uint32(ones!), others: uint32(others!) };
};
