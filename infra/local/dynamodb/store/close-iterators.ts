import type { Level } from "./dynalite-types.ts";

/**
 * dynalite's streams close an iterator by a method that LevelDB's iterators do not have. Each query would leave one
 * open, with its part of the file in memory for good.
 */
export const closeIterators = (db: Level): void => {
  for (const kind of ["keys", "values"] as const) {
    const open = db[kind].bind(db);
    db[kind] = (options) => {
      const iterator = open(options);
      return Object.assign(iterator, { return: () => iterator.close() });
    };
  }
};
