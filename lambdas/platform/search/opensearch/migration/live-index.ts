import { setTimeout as wait } from "node:timers/promises";
import { isFrozen, isGone, isStarting, statusOf, unlessGone } from "../failures.ts";
import { bringUpToDate, createIndex, type IndexClient, indexNameFor } from "../index-definition.ts";
import { finish } from "./finish.ts";
import { type IndexState, isMigrating, readIndexState } from "./index-state.ts";

export type LiveIndex = ReturnType<typeof openLiveIndex>;

/** How long an index may be gone or take no changes, in milliseconds, before that is an error. */
const patience = 10_000;

/** What a process knows of the indexes, and finds out anew when it turns out to be past. */
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
    // Without its handle, its name could become another's alias, and it would not be missed.
    if (state.hasHandle) known = state;
    return state;
  };

  /** What is live now; undefined where there is nothing yet. */
  const current = async (): Promise<IndexState | undefined> => known ?? (await look());

  /** The same with everything made that is written to. */
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

  /** Does the work, and again where another index takes the live one's place meanwhile. */
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
        // A query that runs while its index goes fails in ways of its own.
        if (!isPassing && now?.live.name === before) throw error;
        if (Date.now() > until) throw isFrozen(error) ? takesNoChanges(error) : error;
        // A writer that is held up by a move which another began ends it, where it goes to the configured embeddings.
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
    "The search index takes no changes. Either its domain is short of storage, or a move to another embedding model " +
      "broke off: configure that model once more, so that the move ends.",
    { cause },
  );
