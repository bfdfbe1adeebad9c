import type { DocumentKey } from "../../port.ts";
import type { IndexClient } from "../index-definition.ts";
import { finish } from "./finish.ts";
import { type IndexState, isMigrating } from "./index-state.ts";
import { allOutdated, outdatedOfDocument } from "./outdated.ts";

export type FinishIfDone = ReturnType<typeof prepareFinishIfDone>;

/** Finishes a move when nothing is due any more; returns what `finish` does, or undefined where it is not the time. */
export const prepareFinishIfDone = (indexClient: IndexClient) => {
  /** Most likely due still: asked first, so that whether anything is due is seldom asked of all. */
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
