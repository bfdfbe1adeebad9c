import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import type { Earlier, Turn } from "./turns.ts";

export interface History {
  /** Oldest first: each question followed by its answer. */
  turns: Turn[];
  droppedMessages: number;
  tokens: number;
}

const budget = 2000;

/**
 * The latest of the talk so far that fits into 2,000 tokens: whole questions with their answers, none left out between
 * two that are kept.
 */
export const trimmed = ({ turns, total }: Earlier): History => {
  const kept: Turn[] = [];
  let tokens = 0;
  for (const exchange of exchangesIn(turns).reverse()) {
    const cost = exchange.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    if (tokens + cost > budget) break;
    tokens += cost;
    kept.unshift(...exchange);
  }
  return { turns: kept, droppedMessages: total - kept.length, tokens };
};

/** A question without an answer, as where a model failed, and an answer without its question are left out. */
const exchangesIn = (turns: Turn[]): [Turn, Turn][] =>
  turns.flatMap((turn, at): [Turn, Turn][] => {
    const next = turns[at + 1];
    return turn.role === "user" && next?.role === "assistant" ? [[turn, next]] : [];
  });
