import { estimateTokens } from "../estimate-tokens.ts";

/** Longest text of an embedding model. */
export interface TextLimits {
  tokens: number;
  characters?: number;
}

/**
 * Cuts a text between words into the fewest parts of about equal length within the limits. An empty text has no parts,
 * because providers refuse it.
 */
export const partsOf = (
  text: string,
  { tokens, characters = Number.POSITIVE_INFINITY }: TextLimits,
): string[] => {
  const trimmed = text.trim();
  const count = Math.ceil(Math.max(estimateTokens(trimmed) / tokens, trimmed.length / characters));
  if (count <= 1) return trimmed === "" ? [] : [trimmed];
  const [first, rest] = cutAt(trimmed, Math.floor(trimmed.length / count));
  return [first, ...partsOf(rest, { tokens, characters })];
};

/** Cuts before the last space in the second half of the part, else at `place`, but never inside a surrogate pair. */
const cutAt = (text: string, place: number): [string, string] => {
  const space = text.lastIndexOf(" ", place);
  const at = space > place / 2 ? space : isInsideCharacter(text, place) ? place - 1 : place;
  return [text.slice(0, at), text.slice(at)];
};

const isInsideCharacter = (text: string, place: number): boolean =>
  /^[\udc00-\udfff]/.test(text.slice(place));

/** The mean of the vectors of a text's parts, weighted by the lengths of the parts. */
export const meanOf = (vectors: Float32Array[], parts: string[]): Float64Array => {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const [at, vector] of vectors.entries()) {
    const weight = parts[at]?.length ?? 0;
    for (let place = 0; place < mean.length; place++) mean[place]! += weight * (vector[place] ?? 0);
  }
  return mean;
};
