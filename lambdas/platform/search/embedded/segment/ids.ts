import { hash } from "../../analysis/hash.ts";
import { joined, packArrays, uint32, unpackArrays } from "./arrays.ts";

/** Ids of passages by two hashes of 32 bits each, which together tell them apart. */
export interface Ids {
  ones: Uint32Array;
  others: Uint32Array;
}

const otherSeed = 0x9747b28c;

export const idsOf = (ids: string[]): Ids => ({
  ones: Uint32Array.from(ids, (id) => hash(id)),
  others: Uint32Array.from(ids, (id) => hash(id, otherSeed)),
});

/** Every position that the id is at: a passage may be there in former versions too. */
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
    joined(
      all.map(({ ones }) => ones),
      (length) => new Uint32Array(length),
    ),
    joined(
      all.map(({ others }) => others),
      (length) => new Uint32Array(length),
    ),
  ]);

export const unpackIds = (packed: Uint8Array): Ids => {
  const [ones, others] = unpackArrays(packed);
  return { ones: uint32(ones!), others: uint32(others!) };
};
