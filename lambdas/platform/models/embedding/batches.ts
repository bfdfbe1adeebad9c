import { estimateTokens } from "../estimate-tokens.ts";

/** Limits of one request. */
export interface BatchLimits {
  texts: number;
  /** Over all texts of the request. */
  tokens: number;
}

/** Groups texts in order into as few requests as the limits allow; a text that exceeds them is alone in one. */
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
