import { type Codes, signsOf } from "./codes.ts";
import { type Ranked, top } from "./top.ts";

/** How many vectors whose signs agree best are compared value by value. */
const compared = 400;

/** The vectors most similar to the question, best first, with their cosine similarity to about a thousandth. */
export const nearest = (codes: Codes, question: Float32Array, limit: number): Ranked[] => {
  const likely = agreeing(codes.signs, question, Math.max(compared, limit * 4));
  const similarities = new Float32Array(likely.length);
  for (const [at, position] of likely.entries()) similarities[at] = similarity(codes, position, question);
  return top(similarities, limit, -2).map(({ position, score }) => ({ position: likely[position]!, score }));
};

const similarity = ({ levels, scales }: Codes, position: number, question: Float32Array): number => {
  let sum = 0;
  for (let at = 0, level = position * question.length; at < question.length; at++, level++) {
    sum += levels[level]! * question[at]!;
  }
  return (sum * scales[position]!) / 127;
};

/** Positions, in no order, whose signs agree best with the question's in the dimensions where it has a say. */
const agreeing = (signs: Int32Array, question: Float32Array, wanted: number): number[] => {
  const distances = distancesTo(signs, signsOf(question), tellingDimensions(question));
  const histogram = new Uint32Array(question.length + 1);
  for (const distance of distances) histogram[distance]!++;
  return within(distances, furthest(histogram, wanted), wanted);
};

/** A short question leaves most dimensions of a hashed vector near zero: the signs there are noise. */
const tellingDimensions = (question: Float32Array): Int32Array => {
  const least = 0.5 / Math.sqrt(question.length);
  return signsOf(question.map((value) => Math.abs(value) - least));
};

const distancesTo = (signs: Int32Array, asked: Int32Array, telling: Int32Array): Uint16Array => {
  const words = asked.length;
  const distances = new Uint16Array(signs.length / words);
  for (let position = 0, at = 0; position < distances.length; position++) {
    let distance = 0;
    for (let word = 0; word < words; word += 2) {
      const one = (signs[at++]! ^ asked[word]!) & telling[word]!;
      const other = (signs[at++]! ^ asked[word + 1]!) & telling[word + 1]!;
      distance += onesInBoth(one, other);
    }
    distances[position] = distance;
  }
  return distances;
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
