import type { Terms } from "./segment.ts";
import { type Ranked, top } from "./top.ts";

/**
 * An inverted index of terms to passages. Terms are identified by their hash: its upper bits select a bucket of postings,
 * its lower 16 bits the term within it. A posting takes six bytes: those 16 bits, and the passage's position with the
 * term's count in the lowest byte.
 */
export interface Postings {
  bits: number;
  starts: Uint32Array;
  checks: Uint16Array;
  entries: Uint32Array;
  /** Length of each passage in tokens. */
  lengths: Float32Array;
}

/** Several postings ranked as one, with consecutive positions. */
export interface Ranking {
  parts: { postings: Postings; first: number }[];
  /** The number of passages that count. */
  total: number;
  /** BM25's k1 × (1 − b + b × length ÷ average length) by passage; infinite for passages that do not count. */
  dampings: Float32Array;
}

const saturation = 1.2;
const lengthEffect = 0.75;

/** Builds postings in several passes to save memory; `segments` must return the same ones at each call. */
export const buildPostings = (segments: () => Iterable<Terms>): Postings => {
  const { passages, postings } = measure(segments());
  const bits = Math.min(16, Math.max(4, Math.ceil(Math.log2(postings / 32 + 1))));
  const built: Postings = {
    bits,
    starts: startsOf(segments(), bits),
    checks: new Uint16Array(postings),
    entries: new Uint32Array(postings),
    lengths: new Float32Array(passages),
  };
  fill(built, segments());
  return built;
};

/** `counts` is 1 for each position whose passage counts; without it all do. */
export const rankingOf = (all: Postings[], counts?: Uint8Array): Ranking => {
  const size = all.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const dampings = new Float32Array(size).fill(Number.POSITIVE_INFINITY);
  const parts: Ranking["parts"] = [];
  let [first, total, length] = [0, 0, 0];
  for (const postings of all) {
    parts.push({ postings, first });
    for (let at = 0; at < postings.lengths.length; at++) {
      if (counts && !counts[first + at]) continue;
      const own = postings.lengths[at]!;
      dampings[first + at] = own;
      length += own;
      total++;
    }
    first += postings.lengths.length;
  }
  const average = length / Math.max(1, total) || 1;
  for (let at = 0; at < size; at++) {
    dampings[at] = saturation * (1 - lengthEffect + (lengthEffect * dampings[at]!) / average);
  }
  return { parts, total, dampings };
};

/** The best passages for the terms by BM25 (Robertson and Zaragoza 2009, with Lucene's idf), best first. */
export const rank = ({ parts, total, dampings }: Ranking, terms: number[], limit: number): Ranked[] => {
  const scores = new Float32Array(dampings.length);
  for (const term of terms) {
    const found = parts.map(({ postings, first }) => ({ entries: entriesOf(postings, term), first }));
    const holding = total === dampings.length ? sizeOf(found) : countOf(found, dampings);
    const weight = Math.log(1 + (total - holding + 0.5) / (holding + 0.5)) * (saturation + 1);
    for (const { entries, first } of found) {
      for (let at = 0; at < entries.length; at++) {
        const entry = entries[at]!;
        const position = first + (entry >>> 8);
        const count = entry & 255;
        scores[position]! += (weight * count) / (count + dampings[position]!);
      }
    }
  }
  return top(scores, limit);
};

interface Found {
  entries: Uint32Array;
  first: number;
}

const sizeOf = (found: Found[]): number => found.reduce((sum, { entries }) => sum + entries.length, 0);

const countOf = (found: Found[], dampings: Float32Array): number => {
  let sum = 0;
  for (const { entries, first } of found) {
    for (const entry of entries) if (dampings[first + (entry >>> 8)]! < Number.POSITIVE_INFINITY) sum++;
  }
  return sum;
};

const measure = (segments: Iterable<Terms>) => {
  const sums = { passages: 0, postings: 0 };
  for (const { sizes, terms } of segments) {
    sums.passages += sizes.length / 2;
    sums.postings += terms.length;
  }
  return sums;
};

const startsOf = (segments: Iterable<Terms>, bits: number): Uint32Array => {
  const starts = new Uint32Array(2 ** bits + 1);
  for (const { terms } of segments) for (const term of terms) starts[(term >>> (32 - bits)) + 1]!++;
  for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket]! += starts[bucket - 1]!;
  return starts;
};

const fill = (postings: Postings, segments: Iterable<Terms>): void => {
  const next = postings.starts.slice();
  let position = 0;
  for (const { sizes, terms, counts } of segments) {
    for (let size = 0, term = 0; size < sizes.length; size += 2, position++) {
      postings.lengths[position] = sizes[size + 1]!;
      for (const end = term + sizes[size]!; term < end; term++) {
        const slot = next[terms[term]! >>> (32 - postings.bits)]!++;
        postings.checks[slot] = terms[term]! & 0xffff;
        postings.entries[slot] = (position << 8) | counts[term]!;
      }
    }
  }
};

/** The postings of a term that are contiguous, as those of most common terms are, need no copy. */
const entriesOf = ({ bits, starts, checks, entries }: Postings, term: number): Uint32Array => {
  const bucket = term >>> (32 - bits);
  const [start, end] = [starts[bucket]!, starts[bucket + 1]!];
  const check = term & 0xffff;
  let [from, to, total] = [start, start, 0];
  for (let slot = start; slot < end; slot++) {
    if (checks[slot] !== check) continue;
    if (total++ === 0) from = slot;
    to = slot + 1;
  }
  if (to - from === total) return entries.subarray(from, to);
  const found = new Uint32Array(total);
  for (let slot = from, next = 0; slot < to; slot++)
    if (checks[slot] === check) found[next++] = entries[slot]!;
  return found;
};
