import { modelsFromEnvironment } from "../../lambdas/platform/models/configure.ts";
import { provide } from "../../lambdas/platform/ports.ts";
import { openSqliteSearch } from "../../lambdas/platform/search/sqlite.ts";

/** Search in a SQLite file; models by configuration, tried once so that a wrong key shows at start. */
export const providePorts = async (searchFile: string): Promise<{ close(): void }> => {
  const models = await modelsFromEnvironment(process.env);
  await models.check();
  const search = openSqliteSearch({ file: searchFile, dimension: models.embedding.dimension });
  provide({ models, search });
  return { close: () => search.close() };
};
