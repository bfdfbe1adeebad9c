import type * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { chat } from "#shared/chat/routes.ts";
import type { SearchResult } from "#shared/chat/shapes.ts";
import { placed } from "#shared/documents/places.ts";
import { searchFor } from "./retrieval/retrieve.ts";

type Input = z.output<(typeof chat)["search"]["input"]>;

/** Searches an owner's chatbot: the passages best first, and how likely they answer the question. */
export const searchPassages = async (
  { chatbotId, query, limit }: Input,
  { accountId }: { accountId: string },
): Promise<SearchResult> => {
  const { id } = await chatbotStore.ofAccount(accountId, chatbotId);
  const { found, ranking } = await searchFor(id, query);
  const items = ranking.ranked.filter(({ similarity }) => similarity > 0).slice(0, limit);
  return {
    items: items.map(({ passage, similarity }) => ({
      documentId: passage.documentId,
      filename: passage.filename,
      titlePath: passage.titlePath,
      ...placed(passage),
      passage: passage.ordinal + 1,
      text: passage.text,
      similarity,
    })),
    answerability: ranking.answerability,
    isAnswered: found.length > 0,
  };
};
