import type { DatabaseSync } from "node:sqlite";

interface Waiting {
  work(): unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

export type Commit = <Result>(work: () => Result) => Promise<Result>;

/**
 * Runs each work whole or not at all, and resolves once it is on the disk. Those of one turn of the event loop share a
 * transaction, because each syncs the disk, which takes a millisecond or more.
 */
export const groupCommit = (database: DatabaseSync): Commit => {
  let waiting: Waiting[] = [];

  const flush = () => {
    const group = waiting;
    waiting = [];
    try {
      database.exec("BEGIN IMMEDIATE");
      const settled = group.map((one) => ({ ...one, ...attempt(database, one.work) }));
      database.exec("COMMIT");
      for (const { resolve, reject, result, error } of settled)
        error ? reject(error.thrown) : resolve(result);
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      for (const { reject } of group) reject(error);
    }
  };

  return <Result>(work: () => Result) =>
    new Promise<Result>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
    });
};

const attempt = (
  database: DatabaseSync,
  work: () => unknown,
): { result?: unknown; error?: { thrown: unknown } } => {
  database.exec("SAVEPOINT work");
  try {
    const result = work();
    database.exec("RELEASE work");
    return { result };
  } catch (thrown) {
    database.exec("ROLLBACK TO work");
    database.exec("RELEASE work");
    return { error: { thrown } };
  }
};
