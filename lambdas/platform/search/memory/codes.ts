/** Quantised vectors for scanning in memory: the signs, and one byte per value. */
export interface Codes {
  /** One bit per dimension, set if the value is above zero; `wordsOf(dimension)` words per vector. */
  signs: Int32Array;
  /** `round(value × 127 ÷ scale)`, one byte per dimension. */
  levels: Int8Array;
  /** The largest magnitude within each vector. */
  scales: Float32Array;
}

/** 32-bit words for the signs of a vector; an even number, because they are counted in pairs. */
export const wordsOf = (dimension: number): number => Math.ceil(dimension / 64) * 2;

export const emptyCodes = (vectors: number, dimension: number): Codes => ({
  signs: new Int32Array(vectors * wordsOf(dimension)),
  levels: new Int8Array(vectors * dimension),
  scales: new Float32Array(vectors),
});

export const codesOf = (vectors: Float32Array[]): Codes => {
  const dimension = vectors[0]?.length ?? 0;
  const codes = emptyCodes(vectors.length, dimension);
  for (const [at, vector] of vectors.entries()) {
    codes.signs.set(signsOf(vector), at * wordsOf(dimension));
    const scale = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
    codes.scales[at] = scale;
    codes.levels.set(
      vector.map((value) => Math.round((value * 127) / (scale || 1))),
      at * dimension,
    );
  }
  return codes;
};

export const signsOf = (vector: Float32Array): Int32Array => {
  const signs = new Int32Array(wordsOf(vector.length));
  for (let at = 0; at < vector.length; at++) {
    if (vector[at]! > 0) signs[at >>> 5]! |= 1 << (at & 31);
  }
  return signs;
};
