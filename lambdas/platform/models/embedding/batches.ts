import { estimateTokens } from "../estimate-tokens.ts";

/** How much one request takes. */
export interface BatchLimits {
  texts: number;
  /** In all of its texts together. */
  tokens: number;
}

/** The texts in their order, in as few requests as the limits allow; a text alone may be longer than they say. */
export const batchesOf = (texts: string[], limits: BatchLimits): string[][] => {
  const batches: string[][] = [];
  let tokens = 0;
  for (const text of texts) {
    const own = estimateTokens(text);
    const last = batches.at(-1);
    if (!last || last.length === limits.texts || tokens + own > limits.tokens) {
      batches.push([text]);
      tokens = own;
    } else {
      last.push(text);
      tokens += own;
    }
  }
  return batches;
};
