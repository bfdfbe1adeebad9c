import { estimateTokens } from "../estimate-tokens.ts";

/** How much text an embedding model takes at once, each by its own measure. */
export interface TextLimits {
  tokens: number;
  characters?: number;
}

/**
 * A text in as few parts of about the same length as the model takes each, cut between words where there are any;
 * none of a text that says nothing, which providers refuse.
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

/** In front of the last space before the place, unless that is far away; never inside of a character. */
const cutAt = (text: string, place: number): [string, string] => {
  const space = text.lastIndexOf(" ", place);
  const at = space > place / 2 ? space : isInsideCharacter(text, place) ? place - 1 : place;
  return [text.slice(0, at), text.slice(at)];
};

const isInsideCharacter = (text: string, place: number): boolean =>
  /^[\udc00-\udfff]/.test(text.slice(place));

/** The mean of a text's parts at unit length, each as weighty as it is long. */
export const meanOf = (vectors: Float32Array[], parts: string[]): Float64Array => {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const [at, vector] of vectors.entries()) {
    const weight = parts[at]?.length ?? 0;
    for (let place = 0; place < mean.length; place++) mean[place]! += weight * (vector[place] ?? 0);
  }
  return mean;
};
