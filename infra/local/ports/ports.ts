import { modelsFromEnvironment } from "#platform/models/configure.ts";
import type { Models } from "#platform/models/port.ts";
import { provide } from "#platform/ports.ts";
import { openSqliteMessages } from "#platform/search/messages/sqlite/folder.ts";
import { embeddingServer } from "./choose-embedding.ts";
import { ownAws } from "./own-aws.ts";
import { searchFileOf } from "./search-file.ts";
import { openSqliteSearch } from "./sqlite/sqlite.ts";

interface OpenPorts {
  models: Models;
  /** Calls the models once, which shows a wrong key at start. */
  check(): Promise<void>;
  /** The embedding model has changed: all documents must be indexed again. */
  isOtherEmbedding: boolean;
  /** Call once all documents are queued. */
  keepEmbedding(): void;
  close(): void;
}

/** Provides search in SQLite files, of passages in one per embedding model and of messages in one per account, and the configured models, with the user's own access to AWS. */
export const providePorts = async (folder: string): Promise<OpenPorts> => {
  const models = await modelsFromEnvironment(process.env, { aws: ownAws(process.env) });
  const { file, isOtherEmbedding, keep } = searchFileOf(folder, {
    ...models.embedding,
    ...embeddingServer(process.env),
  });
  const search = openSqliteSearch({ file, dimension: models.embedding.dimension });
  const messages = openSqliteMessages(folder);
  provide({ models, search, messages });
  return {
    models,
    check: () => models.check(),
    isOtherEmbedding,
    keepEmbedding: keep,
    close: () => {
      search.close();
      messages.close();
    },
  };
};
