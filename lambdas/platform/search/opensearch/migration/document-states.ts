import { setTimeout as wait } from "node:timers/promises";
import { isFrozen, isGone, isStarting, statusOf, unlessGone } from "../failures.ts";
import { bringUpToDate, createIndex, indexNameFor } from "../index-definition.ts";
import type { Place } from "../place.ts";
import { finish } from "./finish.ts";
import { isMoving, lookUp, type Standing } from "./index-state.ts";

export type Standings = ReturnType<typeof prepareStandings>;

/** How long an index may be gone or take no changes, in milliseconds, before that is an error. */
const patience = 10_000;

/** What a process knows of the indexes, and finds out anew when it turns out to be past. */
export const prepareStandings = (place: Place) => {
  let known: Standing | undefined;
  let isWritable = false;
  let wasOurs = false;

  const look = async (): Promise<Standing | undefined> => {
    const standing = await lookUp(place);
    if (!standing) return undefined;
    wasOurs ||= !isMoving(standing);
    if (wasOurs && isMoving(standing))
      Object.assign(standing, { target: standing.live, isSuperseded: true } satisfies Partial<Standing>);
    // Without its handle, its name could become another's alias, and it would not be missed.
    if (standing.hasHandle) known = standing;
    return standing;
  };

  /** What is live now; undefined where there is nothing yet. */
  const current = async (): Promise<Standing | undefined> => known ?? (await look());

  /** The same with everything made that is written to. */
  const writable = async (): Promise<Standing> => {
    if (isWritable && known) return known;
    const standing = await look();
    if (!standing) await begin(place);
    else {
      await bringUpToDate(place, standing.live.name, standing.made);
      if (isMoving(standing)) await createIndex(place, standing.target.name);
      isWritable = true;
      if (!standing.hasHandle) await look();
    }
    return writable();
  };

  const forget = (): void => {
    known = undefined;
    isWritable = false;
  };

  /** Does the work, and again where another index takes the live one's place meanwhile. */
  const steadily = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (const until = Date.now() + patience; ; ) {
      const before = known?.live.name;
      try {
        return await work();
      } catch (error) {
        const isPassing = isGone(error) || isFrozen(error) || isStarting(error);
        if (!isPassing && statusOf(error) === undefined) throw error;
        forget();
        const now = await look();
        // A query that runs while its index goes fails in ways of its own.
        if (!isPassing && now?.live.name === before) throw error;
        if (Date.now() > until) throw isFrozen(error) ? takesNoChanges(error) : error;
        // A writer that is held up by a move which another began ends it, where it goes to the configured embeddings.
        if (isFrozen(error) && now?.givesWay && isMoving(now)) await finish(place, now).catch(unlessGone([]));
        else await wait(100);
      }
    }
  };

  return { current, writable, steadily, forget };
};

const begin = async (place: Place): Promise<void> => {
  const index = indexNameFor(place);
  await createIndex(place, index);
  await place.client.indices.putAlias({ index, name: place.index });
};

const takesNoChanges = (cause: unknown): Error =>
  new Error(
    "The search index takes no changes. Either its domain is short of storage, or a move to another embedding model " +
      "broke off: configure that model once more, so that the move ends.",
    { cause },
  );
