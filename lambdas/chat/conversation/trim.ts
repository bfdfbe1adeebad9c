import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import type { EarlierTurns, Turn } from "./turns.ts";

export interface History {
  /** Oldest first: each question followed by its answer. */
  turns: Turn[];
  droppedMessages: number;
  tokens: number;
}

const budget = 2000;

/** The latest exchanges that fit into 2,000 tokens: questions with their answers, without gaps. */
export const trimHistory = ({ turns, total }: EarlierTurns): History => {
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

/** Questions without an answer, after a failed model call, and answers without a question are dropped. */
const exchangesIn = (turns: Turn[]): [Turn, Turn][] =>
  turns.flatMap((turn, at): [Turn, Turn][] => {
    const next = turns[at + 1];
    return turn.role === "user" && next?.role === "assistant" ? [[turn, next]] : [];
  });
