import { modelsFromEnvironment } from "../../lambdas/platform/models/configure.ts";
import { provide } from "../../lambdas/platform/ports.ts";
import { openSqliteSearch } from "../../lambdas/platform/search/sqlite.ts";
import { ownAws } from "./own-aws.ts";

interface OpenPorts {
  /** Tries the models once, so that a wrong key shows at start. */
  check(): Promise<void>;
  close(): void;
}

/** Search in a SQLite file; models by configuration, those of AWS by the person's own access to it. */
export const providePorts = async (searchFile: string): Promise<OpenPorts> => {
  const models = await modelsFromEnvironment(process.env, { aws: ownAws(process.env) });
  const search = openSqliteSearch({ file: searchFile, dimension: models.embedding.dimension });
  provide({ models, search });
  return { check: () => models.check(), close: () => search.close() };
};
