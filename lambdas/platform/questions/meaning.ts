import type { Vector } from "./features.ts";
import { areDifferent, type Links } from "./links.ts";
import type { Slice } from "./slices.ts";

/** Unit vectors of one embedding model. */
export interface Meaning {
  questions: Float32Array[];
  /** The vectors of `referencePairs`, pair after pair. */
  reference: Float32Array[];
}

/** The share of what two questions have in common by their words. */
const wordShare = 0.5;
/** A model that does not tell the pairs apart joins nothing but equal questions. */
const leastUnit = 0.05;
/** Smaller ones are left out, which keeps the links few. */
const leastLink = 0.2;
/** Questions that many others resemble have to be nearer to each other: the mean of so many neighbours counts by half. */
const neighbours = 10;
const neighbourShare = 0.5;
const usualNeighbour = 0.45;
/** Near copies do not outweigh a group's other members. */
const mostMeant = 1.5;
/** So many questions weigh as much as the reference in what is usual between two of no common meaning. */
const referenceWeight = 20;
/** Others that tell what is usual for a question. */
const mostOthers = 200;

/**
 * The similarities of questions by their embeddings, and in part by their words. A cosine means another thing with each
 * model: 0 stands for what is usual between questions of no common meaning, and 1 for that of the reference's pairs. The
 * mean of the nearest neighbours counts against hubs, as in CSLS (Conneau et al., ICLR 2018).
 */
export const linksByMeaning = async (
  { questions, reference }: Meaning,
  { vectors, byWords, slice }: { vectors: Vector[]; byWords: Links; slice: Slice },
): Promise<Links> => {
  const scale = scaleOf(reference);
  const usual: number[] = [];
  for (const [at, own] of questions.entries()) {
    await slice();
    usual.push(usualCosine(at, own, questions, scale.different));
  }
  const near = questions.map((): number[] => []);
  const rows: Float32Array[] = [];
  for (const [at, own] of questions.entries()) {
    await slice();
    const row = new Float32Array(at);
    for (let other = 0; other < at; other++) {
      const between = ((usual[at] ?? 0) + (usual[other] ?? 0)) / 2;
      const unit = Math.max(leastUnit, (scale.same - scale.different) / 2, scale.same - between);
      const similarity = (dot(own, questions[other]) - between) / unit;
      row[other] = similarity;
      keepLargest(near[at], similarity);
      keepLargest(near[other], similarity);
    }
    rows.push(row);
  }
  const crowding = near.map(
    (largest) => neighbourShare * (meanOf(largest, neighbours, usualNeighbour) - usualNeighbour),
  );
  const links: Links = questions.map(() => new Map());
  for (const [at, row] of rows.entries()) {
    await slice();
    for (const [other, cosine] of row.entries()) {
      const meant = Math.min(mostMeant, cosine - ((crowding[at] ?? 0) + (crowding[other] ?? 0)) / 2);
      const similarity = meant + wordShare * (byWords[at]?.get(other) ?? 0);
      if (similarity < leastLink || areDifferent(vectors[at]?.kind, vectors[other]?.kind)) continue;
      links[at]?.set(other, similarity);
      links[other]?.set(at, similarity);
    }
  }
  return links;
};

/** The usual cosines of the pairs and of all other questions of the reference. */
const scaleOf = (reference: Float32Array[]) => {
  const same: number[] = [];
  const different: number[] = [];
  for (const [at, one] of reference.entries())
    for (let other = 0; other < at; other++)
      (at >> 1 === other >> 1 ? same : different).push(dot(one, reference[other]));
  return { same: medianOf(same), different: medianOf(different) };
};

/** At least that of the reference: a model that does not know a language finds all its questions alike. */
const usualCosine = (at: number, own: Float32Array, all: Float32Array[], reference: number): number => {
  const step = Math.max(1, Math.floor(all.length / mostOthers));
  const cosines: number[] = [];
  for (let other = at % step; other < all.length; other += step)
    if (other !== at) cosines.push(dot(own, all[other]));
  if (cosines.length === 0) return reference;
  const share = all.length / (all.length + referenceWeight);
  return Math.max(reference, share * medianOf(cosines) + (1 - share) * reference);
};

const keepLargest = (largest: number[] | undefined, value: number): void => {
  if (!largest || (largest.length === neighbours && value <= (largest[0] ?? 0))) return;
  largest.push(value);
  largest.sort((one, other) => one - other);
  if (largest.length > neighbours) largest.shift();
};

/** The mean of `count` values; `usual` stands for missing ones. */
const meanOf = (values: number[], count: number, usual: number): number =>
  (values.reduce((sum, value) => sum + value, 0) + usual * (count - values.length)) / count;

const medianOf = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Four sums at once, because this is most of the work. Both have the same length. */
const dot = (one: Float32Array, other: Float32Array = one): number => {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 4 <= one.length; at += 4) {
    first += one[at]! * other[at]!;
    second += one[at + 1]! * other[at + 1]!;
    third += one[at + 2]! * other[at + 2]!;
    fourth += one[at + 3]! * other[at + 3]!;
  }
  for (; at < one.length; at++) first += one[at]! * other[at]!;
  return first + second + third + fourth;
};
