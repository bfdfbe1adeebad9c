/** Words of other scripts have no letters to mistype, or too few. */
const spelledWord =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{M}]+$/u;

const letters = (word: string): number => (/[^\0-\x7f]/.test(word) ? [...word].length : word.length);

/** How many typos a word may have: one from four letters, two from eight. */
export const mostTypos = (word: string): 0 | 1 | 2 => {
  const count = letters(word);
  if (count < 4 || !spelledWord.test(word)) return 0;
  return count < 8 ? 1 : 2;
};

/**
 * Whether two words differ by at most `most` typos: a letter missing, added, replaced, or swapped with its neighbour
 * (optimal string alignment, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 */
export const isWithin = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most || Math.max(one.length, other.length) >= width) return false;
  let [earlier, former, row] = rows;
  for (let to = 0; to <= other.length; to++) former[to] = to;
  for (let at = 1; at <= one.length; at++) {
    row[0] = at;
    let least = at;
    for (let to = 1; to <= other.length; to++) {
      const cost = one[at - 1] === other[to - 1] ? 0 : 1;
      let value = Math.min(former[to]! + 1, row[to - 1]! + 1, former[to - 1]! + cost);
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        value = Math.min(value, earlier[to - 2]! + 1);
      row[to] = value;
      least = Math.min(least, value);
    }
    if (least > most) return false;
    [earlier, former, row] = [former, row, earlier];
  }
  return former[other.length]! <= most;
};

/** Rows of the table of distances, used again because thousands of words are compared for a query. */
const width = 64;
const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(width),
  new Uint8Array(width),
  new Uint8Array(width),
];

/** A bit for each letter, by its code modulo 32: words within a typo of each other differ in two bits at most. */
export const letterBits = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

/** Excludes most pairs of words that are not within so many typos of each other. */
export const mayBeWithin = (one: number, other: number, most: number): boolean => {
  let differing = one ^ other;
  for (let count = 0; differing !== 0; count++) {
    if (count === 2 * most) return false;
    differing &= differing - 1;
  }
  return true;
};
