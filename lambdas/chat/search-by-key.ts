import type { FoundPassage } from "./retrieval/rank.ts";
import { searchFor } from "./retrieval/retrieve.ts";

/**
 * The passages of a chatbot that fit a text, best first, likely an answer or not. The program judges written answers, whose
 * question is their title.
 */
export const searchByKey = async (
  chatbotId: string,
  { query, limit }: { query: string; limit: number },
): Promise<FoundPassage[]> => {
  const { ranking } = await searchFor(chatbotId, query, { judge: "model" });
  return ranking.ranked.filter(({ similarity }) => similarity > 0).slice(0, limit);
};
