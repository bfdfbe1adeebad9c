import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { provide } from "#platform/ports.ts";
import { ownAws } from "./own-aws.ts";
import { searchFileOf } from "./search-file.ts";
import { openSqliteSearch } from "./sqlite/sqlite.ts";

interface OpenPorts {
  /** Tries the models once, so that a wrong key shows at start. */
  check(): Promise<void>;
  /** The embedding model is another one than before: what was uploaded has to be read again for it. */
  isOtherEmbedding: boolean;
  /** To be called when all of it waits for that. */
  keepEmbedding(): void;
  close(): void;
}

/**
 * Search in a SQLite file of the data folder, one for each embedding model; models by configuration, those of AWS
 * by the person's own access to it.
 */
export const providePorts = async (folder: string): Promise<OpenPorts> => {
  const models = await modelsFromEnvironment(process.env, { aws: ownAws(process.env) });
  const { file, isOtherEmbedding, keep } = searchFileOf(folder, models.embedding);
  const search = openSqliteSearch({ file, dimension: models.embedding.dimension });
  provide({ models, search });
  return {
    check: () => models.check(),
    isOtherEmbedding,
    keepEmbedding: keep,
    close: () => search.close(),
  };
};
