import { Problem } from "../calls/problem.ts";
import { notConfigured } from "../settings.ts";

/**
 * Normalises a provider's embedding. Throws AppError `not_configured` for another dimension than configured, and Problem
 * `unreadable` for a vector of length zero or infinity.
 */
export const toUnit = (values: ArrayLike<number>, dimension: number): Float32Array => {
  if (values.length !== dimension) {
    throw notConfigured(
      `the embeddings have ${values.length} dimensions. Set EMBEDDING_DIMENSION to that number.`,
    );
  }
  let squares = 0;
  for (let at = 0; at < values.length; at++) squares += (values[at] ?? 0) ** 2;
  const length = Math.sqrt(squares);
  if (!(length > 0 && length < Number.POSITIVE_INFINITY)) throw new Problem("unreadable");
  return Float32Array.from(values, (value) => value / length);
};
