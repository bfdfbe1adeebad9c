import { hash } from "../search/analysis/hash.ts";
import { languageFor } from "../search/analysis/languages.ts";
import { isStopWord } from "../search/analysis/stop-words.ts";
import { tokenise } from "../search/analysis/tokenise.ts";

/** Built-in embeddings: no model file, no network, deterministic on every machine. */
export const hashedEmbedding = { name: "docent-hashed-2", dimension: 384, weight: 0.01 };

/**
 * Embeds a text by signed feature hashing (Weinberger et al., ICML 2009) of its tokens, their character n-grams and
 * neighbouring pairs, each weighted by the square root of its count. A unit vector; a fixed one for a text without words.
 */
export const embedHashed = (text: string): Float32Array => {
  const vector = new Float32Array(hashedEmbedding.dimension);
  for (const [feature, weight] of features(text)) {
    const sign = feature & 1 ? 1 : -1;
    vector[(feature >>> 1) % vector.length]! += sign * weight;
  }
  return toUnit(vector);
};

const tokenWeight = 1;
const pairWeight = 0.2;
/** Weight of all n-grams of a token together. */
const gramWeight = 1.2;

const features = (text: string): Map<number, number> => {
  const weights = new Map<number, number>();
  const add = (feature: number, weight: number) => {
    weights.set(feature, Math.hypot(weights.get(feature) ?? 0, weight));
  };
  const language = languageFor(text);
  const words = tokenise(text, undefined);
  const tokens = tokenise(text, language);
  const keywords = tokens.filter((_, at) => !isStopWord(words[at] ?? "", language));
  const used = keywords.length > 0 ? keywords : tokens;
  for (const [at, token] of used.entries()) {
    add(hash(token), tokenWeight);
    if (at > 0) add(hash(`${used[at - 1]} ${token}`), pairWeight);
    const grams = gramsOf(token);
    for (const gram of grams) add(hash(gram), gramWeight / Math.sqrt(grams.length));
  }
  return weights;
};

const gramsOf = (token: string): string[] => {
  if (token.length < 4) return [];
  const bounded = `^${token}$`;
  return Array.from({ length: bounded.length - 3 }, (_, at) => bounded.slice(at, at + 4));
};

const toUnit = (vector: Float32Array): Float32Array => {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  if (length === 0) vector[0] = 1;
  return length === 0 ? vector : vector.map((value) => value / length);
};
