import type { Background } from "../port.ts";
import { type Codes, signsOf } from "./codes.ts";
import { type Ranked, top } from "./top.ts";

/** The number of vectors with the best agreeing signs that are compared value by value. */
const compared = 400;

/** Several codes scanned as one, with consecutive positions. */
export interface Scan {
  parts: { codes: Codes; first: number }[];
  size: number;
  /** 1 for each position that counts; absent if all do. */
  counts?: Uint8Array | undefined;
}

export const scanOf = (all: Codes[], counts?: Uint8Array): Scan => {
  const parts: Scan["parts"] = [];
  let size = 0;
  for (const codes of all) {
    parts.push({ codes, first: size });
    size += codes.scales.length;
  }
  return { parts, size, counts };
};

/** The vectors most similar to the question by cosine, exact to about a thousandth, best first. */
export const nearest = (scan: Scan, question: Float32Array, limit: number): Ranked[] => {
  const likely = agreeing(scan, question, Math.max(compared, limit * 4));
  const similarities = new Float32Array(likely.length);
  for (const [at, position] of likely.entries()) {
    const { codes, first } = scan.parts.findLast((part) => part.first <= position)!;
    similarities[at] = similarity(codes, position - first, question);
  }
  return top(similarities, limit, -2).map(({ position, score }) => ({ position: likely[position]!, score }));
};

/** Cosine similarity of the question to passages at even distances, at most `limit`. */
export const background = (
  { parts, size, counts }: Scan,
  question: Float32Array,
  limit: number,
): Background => {
  const present = counts ? counts.reduce((sum, count) => sum + count, 0) : size;
  const step = Math.max(1, present / limit);
  const similarities: number[] = [];
  let passages = 0;
  for (const { codes, first } of parts)
    for (let at = 0; at < codes.scales.length; at++) {
      if (counts && !counts[first + at]) continue;
      if (passages++ >= similarities.length * step) similarities.push(similarity(codes, at, question));
    }
  return { similarities, passages };
};

/**
 * Cosine similarity of the vector at the position, to about a thousandth. Four sums side by side take half the time of
 * one, because none waits for the one before.
 */
export const similarity = ({ levels, scales }: Codes, position: number, question: Float32Array): number => {
  const { length } = question;
  const start = position * length;
  const whole = length - (length % 4);
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let at = 0, level = start; at < whole; at += 4, level += 4) {
    one += levels[level]! * question[at]!;
    two += levels[level + 1]! * question[at + 1]!;
    three += levels[level + 2]! * question[at + 2]!;
    four += levels[level + 3]! * question[at + 3]!;
  }
  for (let at = whole; at < length; at++) one += levels[start + at]! * question[at]!;
  return ((one + two + three + four) * scales[position]!) / 127;
};

/** Positions, in no order, whose signs agree best with the question's in the dimensions where it has a say. */
const agreeing = ({ parts, size, counts }: Scan, question: Float32Array, wanted: number): number[] => {
  const [asked, telling] = [signsOf(question), tellingDimensions(question)];
  const distances = new Uint16Array(size);
  for (const { codes, first } of parts) measure(distances.subarray(first), codes.signs, asked, telling);
  if (counts) for (let at = 0; at < size; at++) if (!counts[at]) distances[at] = beyond;
  const histogram = new Uint32Array(question.length + 1);
  for (const distance of distances) if (distance < beyond) histogram[distance]!++;
  return within(distances, furthest(histogram, wanted), wanted);
};

/** Further than any vector is. */
const beyond = 0xffff;

/** A short question leaves most dimensions of a hashed vector near zero: the signs there are noise. */
const tellingDimensions = (question: Float32Array): Int32Array => {
  const least = 0.5 / Math.sqrt(question.length);
  return signsOf(question.map((value) => Math.abs(value) - least));
};

/** Puts in how many telling dimensions each vector's sign differs from the one asked for. */
const measure = (distances: Uint16Array, signs: Int32Array, asked: Int32Array, telling: Int32Array): void => {
  const words = asked.length;
  for (let position = 0, at = 0; at < signs.length; position++) {
    let distance = 0;
    for (let word = 0; word < words; word += 2) {
      const one = (signs[at++]! ^ asked[word]!) & telling[word]!;
      const other = (signs[at++]! ^ asked[word + 1]!) & telling[word + 1]!;
      distance += onesInBoth(one, other);
    }
    distances[position] = distance;
  }
};

/** The number of set bits of two words, counted side by side as in Hacker's Delight, section 5-1. */
const onesInBoth = (one: number, other: number): number => {
  const quads = onesPerQuad(one) + onesPerQuad(other);
  const bytes = (quads & 0x0f0f0f0f) + ((quads >>> 4) & 0x0f0f0f0f);
  return Math.imul(bytes, 0x01010101) >>> 24;
};

const onesPerQuad = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
};

const furthest = (histogram: Uint32Array, wanted: number): number => {
  let sum = 0;
  let distance = 0;
  while (distance < histogram.length && sum + histogram[distance]! < wanted) sum += histogram[distance++]!;
  return distance;
};

const within = (distances: Uint16Array, limit: number, wanted: number): number[] => {
  const near: number[] = [];
  const level: number[] = [];
  for (let position = 0; position < distances.length; position++) {
    if (distances[position]! < limit) near.push(position);
    else if (distances[position] === limit && level.length < wanted) level.push(position);
  }
  return [...near, ...level.slice(0, Math.max(0, wanted - near.length))];
};
