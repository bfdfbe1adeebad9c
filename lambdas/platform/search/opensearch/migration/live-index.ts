import { setTimeout as wait } from "node:timers/promises";
import { isFrozen, isGone, isStarting, statusOf, unlessGone } from "../failures.ts";
import { bringUpToDate, createIndex, type IndexClient, indexNameFor } from "../index-definition.ts";
import { finish } from "./finish.ts";
import { type IndexState, isMigrating, readIndexState } from "./index-state.ts";

export type LiveIndex = ReturnType<typeof openLiveIndex>;

/** How long an index may be missing or blocked, in milliseconds, before that is an error. */
const patience = 10_000;

/** A cache of the index state, refreshed when a request shows that it is outdated. */
export const openLiveIndex = (indexClient: IndexClient) => {
  let known: IndexState | undefined;
  let isWritable = false;
  let wasOurs = false;

  const look = async (): Promise<IndexState | undefined> => {
    const state = await readIndexState(indexClient);
    if (!state) return undefined;
    wasOurs ||= !isMigrating(state);
    if (wasOurs && isMigrating(state))
      Object.assign(state, { target: state.live, isSuperseded: true } satisfies Partial<IndexState>);
    // Not cached without a handle: its name could become another's alias unnoticed.
    if (state.hasHandle) known = state;
    return state;
  };

  /** The index state; undefined before the first document. */
  const current = async (): Promise<IndexState | undefined> => known ?? (await look());

  /** The index state after creating and upgrading the indexes that are written to. */
  const writable = async (): Promise<IndexState> => {
    if (isWritable && known) return known;
    const state = await look();
    if (!state) await begin(indexClient);
    else {
      await bringUpToDate(indexClient, state.live.name, state.made);
      if (isMigrating(state)) await createIndex(indexClient, state.target.name);
      isWritable = true;
      if (!state.hasHandle) await look();
    }
    return writable();
  };

  const forget = (): void => {
    known = undefined;
    isWritable = false;
  };

  /** Runs the work, and again if another index replaces the live one on the way. */
  const retryAcrossSwaps = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (const until = Date.now() + patience; ; ) {
      const before = known?.live.name;
      try {
        return await work();
      } catch (error) {
        const isPassing = isGone(error) || isFrozen(error) || isStarting(error);
        if (!isPassing && statusOf(error) === undefined) throw error;
        forget();
        const now = await look();
        // A query on an index that is being deleted fails in various ways.
        if (!isPassing && now?.live.name === before) throw error;
        if (Date.now() > until) throw isFrozen(error) ? takesNoChanges(error) : error;
        // A writer blocked by a migration of another process finishes it, if the target is the configured one.
        if (isFrozen(error) && now?.givesWay && isMigrating(now))
          await finish(indexClient, now).catch(unlessGone([]));
        else await wait(100);
      }
    }
  };

  return { current, writable, retryAcrossSwaps, forget };
};

const begin = async (indexClient: IndexClient): Promise<void> => {
  const index = indexNameFor(indexClient);
  await createIndex(indexClient, index);
  await indexClient.client.indices.putAlias({ index, name: indexClient.index });
};

const takesNoChanges = (cause: unknown): Error =>
  new Error(
    "The search index accepts no changes. Either its domain is short of storage, or a migration to another embedding " +
      "model was interrupted: configure that model again to finish it.",
    { cause },
  );
