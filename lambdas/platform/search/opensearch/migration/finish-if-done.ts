import type { DocumentKey } from "../../port.ts";
import type { IndexClient } from "../index-definition.ts";
import { finish } from "./finish.ts";
import { type IndexState, isMigrating } from "./index-state.ts";
import { allOutdated, outdatedOfDocument } from "./outdated.ts";

export type FinishIfDone = ReturnType<typeof prepareFinishIfDone>;

/** Finishes a migration without outdated documents; returns the result of `finish`, or undefined if some remain. */
export const prepareFinishIfDone = (indexClient: IndexClient) => {
  /** A document that was outdated last time, checked first to avoid scanning all. */
  let other: DocumentKey | undefined;

  const isAnyOutdated = async (state: IndexState): Promise<boolean> => {
    if (other && (await outdatedOfDocument(state, other))) return true;
    other = undefined;
    for await (const { document } of allOutdated(state)) {
      other = document;
      return true;
    }
    return false;
  };

  return async (state: IndexState): Promise<DocumentKey[] | undefined> =>
    !isMigrating(state) || (await isAnyOutdated(state)) ? undefined : finish(indexClient, state);
};
