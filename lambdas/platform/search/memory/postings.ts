import type { Terms } from "./segment.ts";
import { type Ranked, top } from "./top.ts";

/**
 * Which passages hold which terms. Terms are known by their hash alone: its upper bits name a bucket of
 * postings, its lower 16 bits tell the terms of a bucket apart. A posting takes six bytes: those 16 bits,
 * and the passage's position with the term's count in its lowest byte.
 */
export interface Postings {
  bits: number;
  starts: Uint32Array;
  checks: Uint16Array;
  entries: Uint32Array;
  /** BM25's k1 × (1 − b + b × length ÷ average length), for each passage. */
  dampings: Float32Array;
}

const saturation = 1.2;
const lengthEffect = 0.75;

/** Builds postings in passes, so that nothing is held twice; `segments` gives the same ones at each call. */
export const buildPostings = (segments: () => Iterable<Terms>): Postings => {
  const { passages, postings, length } = measure(segments());
  const bits = Math.min(16, Math.max(4, Math.ceil(Math.log2(postings / 32 + 1))));
  const built: Postings = {
    bits,
    starts: startsOf(segments(), bits),
    checks: new Uint16Array(postings),
    entries: new Uint32Array(postings),
    dampings: new Float32Array(passages),
  };
  fill(built, segments(), length / Math.max(1, passages));
  return built;
};

/** The best passages for the terms by BM25 (Robertson and Zaragoza 2009, with Lucene's idf), best first. */
export const rank = (postings: Postings, terms: number[], limit: number): Ranked[] => {
  const total = postings.dampings.length;
  const scores = new Float32Array(total);
  for (const term of terms) {
    const found = entriesOf(postings, term);
    const weight = Math.log(1 + (total - found.length + 0.5) / (found.length + 0.5)) * (saturation + 1);
    for (const entry of found) {
      const position = entry >>> 8;
      const count = entry & 255;
      scores[position]! += (weight * count) / (count + postings.dampings[position]!);
    }
  }
  return top(scores, limit);
};

const measure = (segments: Iterable<Terms>) => {
  const sums = { passages: 0, postings: 0, length: 0 };
  for (const { sizes, terms } of segments) {
    sums.passages += sizes.length / 2;
    sums.postings += terms.length;
    for (let at = 1; at < sizes.length; at += 2) sums.length += sizes[at]!;
  }
  return sums;
};

const startsOf = (segments: Iterable<Terms>, bits: number): Uint32Array => {
  const starts = new Uint32Array(2 ** bits + 1);
  for (const { terms } of segments) for (const term of terms) starts[(term >>> (32 - bits)) + 1]!++;
  for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket]! += starts[bucket - 1]!;
  return starts;
};

const fill = (postings: Postings, segments: Iterable<Terms>, averageLength: number): void => {
  const next = postings.starts.slice();
  let position = 0;
  for (const { sizes, terms, counts } of segments) {
    for (let size = 0, term = 0; size < sizes.length; size += 2, position++) {
      const relative = sizes[size + 1]! / (averageLength || 1);
      postings.dampings[position] = saturation * (1 - lengthEffect + lengthEffect * relative);
      for (const end = term + sizes[size]!; term < end; term++) {
        const slot = next[terms[term]! >>> (32 - postings.bits)]!++;
        postings.checks[slot] = terms[term]! & 0xffff;
        postings.entries[slot] = (position << 8) | counts[term]!;
      }
    }
  }
};

const entriesOf = ({ bits, starts, checks, entries }: Postings, term: number): Uint32Array => {
  const bucket = term >>> (32 - bits);
  const end = starts[bucket + 1]!;
  const found = new Uint32Array(end - starts[bucket]!);
  let total = 0;
  for (let slot = starts[bucket]!; slot < end; slot++) {
    if (checks[slot] === (term & 0xffff)) found[total++] = entries[slot]!;
  }
  return found.subarray(0, total);
};
