import type { DatabaseSync } from "node:sqlite";

/** Adds the column to files from before groups; their messages form one group. */
export const addGroups = (database: DatabaseSync): void => {
  const columns = database.prepare("SELECT name FROM pragma_table_info('message')").all();
  if (!columns.some(({ name }) => name === "groupId"))
    database.exec("ALTER TABLE message ADD COLUMN groupId TEXT NOT NULL DEFAULT ''");
  database.exec(
    `CREATE INDEX IF NOT EXISTS ofGroup ON message (groupId, receiveCount, place) WHERE deadAt IS NULL`,
  );
};

/**
 * Whose turn it is: of the groups with a due message the one with the fewest in flight, then the one that was served
 * longest ago. Within a group, messages that failed before come last.
 */
export const prepareTurns = (database: DatabaseSync) => {
  const groups = database.prepare(
    `WITH RECURSIVE found(groupId) AS (
       SELECT min(groupId) FROM message WHERE deadAt IS NULL
       UNION ALL
       SELECT (SELECT min(groupId) FROM message WHERE deadAt IS NULL AND groupId > found.groupId)
       FROM found WHERE found.groupId IS NOT NULL)
     SELECT groupId FROM found WHERE groupId IS NOT NULL`,
  );
  const inFlight = database.prepare(
    `SELECT groupId, count(*) AS messages FROM message
     WHERE receipt IS NOT NULL AND deadAt IS NULL AND visibleAt > ? GROUP BY groupId`,
  );
  const first = database.prepare(
    `SELECT place FROM message WHERE deadAt IS NULL AND groupId = ? AND visibleAt <= ?
     ORDER BY receiveCount, place LIMIT 1`,
  );
  const served = new Map<string, number>();
  let turn = 0;

  return {
    /** The place of the next message, unless all groups have `most` in flight; undefined if none is due. */
    next(now: number, most: number): number | undefined {
      const flying = new Map(inFlight.all(now).map((row) => [String(row.groupId), Number(row.messages)]));
      const load = (group: string) => flying.get(group) ?? 0;
      const lastTurn = (group: string) => served.get(group) ?? 0;
      const inTurn = groups
        .all()
        .map(({ groupId }) => String(groupId))
        .filter((group) => load(group) < most)
        .sort((one, other) => load(one) - load(other) || lastTurn(one) - lastTurn(other));
      for (const group of inTurn) {
        const place = first.get(group, now)?.place;
        if (place === undefined) continue;
        turn += 1;
        served.set(group, turn);
        return Number(place);
      }
      served.clear();
      return undefined;
    },
  };
};
