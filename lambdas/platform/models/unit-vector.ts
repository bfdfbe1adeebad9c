import { notConfigured } from "./settings.ts";

/** A provider's embedding at unit length; refuses one of another dimension than configured. */
export const toUnit = (values: number[], dimension: number): Float32Array => {
  if (values.length !== dimension) {
    throw notConfigured(
      `the embeddings have ${values.length} dimensions. Set EMBEDDING_DIMENSION to that number.`,
    );
  }
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return Float32Array.from(values, (value) => value / length);
};
