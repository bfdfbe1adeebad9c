import type { StoredConnection } from "./entities.ts";
import type { Opened } from "./platform.ts";
import { secretsOf } from "./secrets.ts";

export const opened = async (connection: StoredConnection): Promise<Opened> => ({
  ...connection,
  secrets: await secretsOf(connection),
});
