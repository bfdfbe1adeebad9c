import { hash } from "#platform/search/analysis/hash.ts";
import type { DocumentKey, IndexedPassage } from "#platform/search/port.ts";

const letters = 900;
const vocabulary = 30_000;

/** Numbers from 0 up to 1, the same in every run. */
const chance = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A word that is the rarer the higher its number, as in Zipf's law; made up, so that texts pack worse than real ones. */
const word = (random: () => number): string =>
  hash(String(Math.floor(vocabulary ** random())))
    .toString(26)
    .replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)]!)
    .slice(0, 6);

export const questionText = (seed: number): string => {
  const random = chance(seed * 7919 + 1);
  return Array.from({ length: 8 }, () => word(random)).join(" ");
};

export const unitVector = (seed: number, dimension: number): Float32Array => {
  const random = chance(seed * 104_729 + 3);
  const vector = Float32Array.from({ length: dimension }, () => random() + random() + random() - 1.5);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
};

/** Passages of a document, each of about 900 letters, with vectors of the dimension. */
export const somePassages = (
  key: DocumentKey,
  first: number,
  count: number,
  dimension: number,
): IndexedPassage[] =>
  Array.from({ length: count }, (_, ordinal) => {
    const random = chance(first + ordinal + 17);
    let text = "";
    while (text.length < letters) text += `${word(random)} `;
    return {
      ...key,
      id: `${key.documentId}:${ordinal}`,
      ordinal,
      text,
      filename: `${key.documentId}.pdf`,
      titlePath: [key.documentId],
      start: ordinal * letters,
      end: (ordinal + 1) * letters,
      vector: unitVector(first + ordinal, dimension),
      digest: hash(`${first + ordinal}`)
        .toString(16)
        .padStart(32, "0"),
    };
  });
