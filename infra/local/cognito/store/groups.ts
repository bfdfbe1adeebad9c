import type { DatabaseSync } from "node:sqlite";

export type Groups = ReturnType<typeof groupStore>;

/** The names of the pool's groups; who is in one is written on the user. */
export const groupStore = (database: DatabaseSync) => {
  const byName = database.prepare("SELECT 1 FROM groups WHERE name = ?");
  const insert = database.prepare("INSERT OR IGNORE INTO groups VALUES (?)");
  return {
    has: (name: string): boolean => byName.get(name) !== undefined,
    add: (name: string): void => void insert.run(name),
  };
};
