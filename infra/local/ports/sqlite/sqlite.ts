import { cache } from "#platform/search/memory/cache.ts";
import { type ChatbotIndex, indexChatbot } from "#platform/search/memory/chatbot-index.ts";
import { segmentOf } from "#platform/search/memory/segment.ts";
import type { Match, Search } from "#platform/search/port.ts";
import { reanalyse } from "./reanalyse.ts";
import { openFile } from "./schema.ts";
import { prepareSnapshot } from "./snapshot.ts";
import { prepareWriting } from "./writing.ts";

/**
 * Search in one SQLite file with passages and their analysed terms. What a chatbot's questions scan is kept in memory from
 * the first question on and rebuilt after changes. A file has one embedding model and is reanalysed when it is opened; what
 * a change of the model left outdated is indexed again from the uploaded files, not by `reindex`. Throws AppError `not_configured` if the file has another dimension.
 */
export const openSqliteSearch = (options: {
  file: string;
  dimension: number;
}): Search & { close(): void } => {
  const database = openFile(options.file, options.dimension);
  reanalyse(database);
  const writing = prepareWriting(database);
  const reading = prepareSnapshot(database);
  const indexes = cache<ChatbotIndex & { changes: number }>(64 * 2 ** 20);

  const indexOf = (chatbotId: string): ChatbotIndex => {
    const changes = reading.changes(chatbotId);
    const make = () => ({ ...indexChatbot(reading.stored(chatbotId), options.dimension), changes });
    const index = indexes.get(chatbotId, make);
    if (index.changes === changes) return index;
    indexes.delete(chatbotId);
    return indexes.get(chatbotId, make);
  };

  const matches = (ranked: { row: number; score: number }[]): Match[] =>
    ranked.flatMap(({ row, score }) => {
      const passage = reading.passage(row);
      return passage ? [{ passage, score }] : [];
    });

  return {
    async replace(document, passages) {
      const segment = await segmentOf(passages);
      writing.replace(document, passages, segment);
    },

    async remove(document) {
      writing.remove(document);
    },

    async holds(document) {
      return reading.holds(document);
    },

    async keyword({ chatbotId, text, limit }) {
      return reading.atOnce(() => matches(indexOf(chatbotId).keyword(text, limit)));
    },

    async nearest({ chatbotId, vector, limit }) {
      return reading.atOnce(() =>
        reading.hasOutdated(chatbotId) ? [] : matches(indexOf(chatbotId).nearest(vector, limit)),
      );
    },

    async similarity({ chatbotId, vector, ids }) {
      return reading.atOnce(() => {
        const similarities = new Map<string, number>();
        for (const id of ids) {
          const stored = reading.vectorById(chatbotId, id);
          if (stored) similarities.set(id, cosine(stored, vector));
        }
        return similarities;
      });
    },

    async background({ chatbotId, vector, limit }) {
      return reading.atOnce(() => indexOf(chatbotId).background(vector, limit));
    },

    async vectors({ chatbotId, digests }) {
      const vectors = new Map<string, Float32Array>();
      for (const digest of digests) {
        const vector = reading.vectorByDigest(chatbotId, digest);
        if (vector) vectors.set(digest, vector);
      }
      return vectors;
    },

    async *outdated() {},

    async reindex() {},

    close: () => database.close(),
  };
};

/** Cosine similarity of two unit vectors; a callback for each number would take three times as long. */
const cosine = (stored: Float32Array, asked: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < stored.length; at++) sum += stored[at]! * asked[at]!;
  return sum;
};
