import type { Vector } from "./features.ts";
import type { Slice } from "./slices.ts";

/** The sums of the similarities between the members of two groups, from either one. */
export type Links = Map<number, number>[];

/** Smaller ones are left out, which keeps the links few. */
const leastLink = 0.05;

/** The similarities of questions by the words that they share; none between different kinds of questions. */
export const linksByWords = async (vectors: Vector[], slice: Slice): Promise<Links> => {
  const holders = new Map<string, number[]>();
  const links: Links = vectors.map(() => new Map());
  for (const [at, { weights, kind }] of vectors.entries()) {
    await slice();
    const own = new Map<number, number>();
    for (const [name, weight] of weights) {
      const others = holders.get(name) ?? [];
      for (const other of others)
        own.set(other, (own.get(other) ?? 0) + weight * (vectors[other]?.weights.get(name) ?? 0));
      others.push(at);
      holders.set(name, others);
    }
    for (const [other, similarity] of own) {
      if (similarity < leastLink || areDifferent(kind, vectors[other]?.kind)) continue;
      links[at]?.set(other, similarity);
      links[other]?.set(at, similarity);
    }
  }
  return links;
};

/** Both ask for a kind of answer, and not for the same. */
export const areDifferent = (kind: string | undefined, other: string | undefined): boolean =>
  kind !== undefined && other !== undefined && kind !== other;
