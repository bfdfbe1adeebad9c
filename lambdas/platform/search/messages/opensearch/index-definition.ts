import type { Client } from "@opensearch-project/opensearch";
import { isThere } from "../../opensearch/failures.ts";

const keyword = { type: "keyword" as const };
const flag = { type: "boolean" as const };

/** Creates the index unless it exists. Times are keywords: ISO times in UTC sort as text, to the millisecond. */
export const createIndex = async (client: Client, index: string): Promise<void> => {
  await client.indices.create({ index, body: definition }).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
};

const definition = {
  settings: { index: { number_of_shards: 1, auto_expand_replicas: "0-1" } },
  mappings: {
    dynamic: "strict" as const,
    properties: {
      accountId: keyword,
      id: keyword,
      chatbotId: keyword,
      startedAt: keyword,
      activityAt: keyword,
      order: { type: "keyword" as const, index: false },
      messages: { type: "integer" as const },
      isPublic: flag,
      isRefused: flag,
      channel: keyword,
      opinions: keyword,
      // A gap of positions between texts, so that no phrase goes across.
      words: { type: "text" as const, analyzer: "whitespace", position_increment_gap: 100, norms: false },
      stems: keyword,
      spelled: keyword,
      complete: { type: "keyword" as const, index: false },
    },
  },
};
