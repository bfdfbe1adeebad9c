import { logger } from "#platform/logging/logger.ts";
import { type Retrieval, retrieve } from "./retrieve.ts";

export interface Searched extends Retrieval {
  /** What was searched for. */
  text: string;
}

export const searchFor = async (chatbotId: string, text: string): Promise<Searched> => {
  const startedAt = performance.now();
  const searched = { text, ...(await retrieve(chatbotId, text)) };
  const milliseconds = Math.round(performance.now() - startedAt);
  logger.info("search", { chatbotId, milliseconds, ...countsOf(searched) });
  return searched;
};

/** What may be logged of a search: how many passages it read and gave, and how well they fit, from 0 to 1. */
export const countsOf = ({ found, ranking }: Retrieval) => ({
  ranked: ranking.ranked.length,
  passages: found.length,
  similarity: rounded(Math.max(0, ...ranking.ranked.map(({ similarity }) => similarity))),
  likelihood: rounded(ranking.answerability),
});

const rounded = (share: number): number => Math.round(share * 1000) / 1000;
