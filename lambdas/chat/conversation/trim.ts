import { cutText } from "#lambdas/core/cut-text.ts";
import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import type { EarlierTurns, Turn } from "./turns.ts";

export interface History {
  /** Oldest first: each question followed by its answer. */
  turns: Turn[];
  droppedMessages: number;
  tokens: number;
}

const budget = 2000;
/** So the latest exchange always fits. */
const turnBudget = budget / 2;

/**
 * The latest exchanges that fit into 2,000 tokens: questions with their answers, without gaps. Of a question or an
 * answer longer than 1,000 tokens the beginning and the end are kept, with a mark between.
 */
export const trimHistory = ({ turns, total }: EarlierTurns): History => {
  const kept: Turn[] = [];
  let tokens = 0;
  for (const whole of exchangesIn(turns).reverse()) {
    const exchange = whole.map((turn) => ({ ...turn, content: within(turn.content, turnBudget) }));
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

const within = (text: string, tokens: number): string => {
  const estimate = estimateTokens(text);
  if (estimate <= tokens) return text;
  // Parts of a text in several scripts differ in their tokens.
  const kept = cutText(text, Math.floor((text.length * tokens) / estimate) - 1);
  return estimateTokens(kept) <= tokens ? kept : cutText(kept, Math.floor(kept.length / 4));
};
