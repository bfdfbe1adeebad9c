import type { DocumentKey } from "../../port.ts";
import type { Place } from "../place.ts";
import { finish } from "./finish.ts";
import { isMoving, type Standing } from "./index-state.ts";
import { allDue, dueOfDocument } from "./outdated.ts";

export type FinishIfRenewed = ReturnType<typeof prepareFinishing>;

/** Finishes a move when nothing is due any more; returns what `finish` does, or undefined where it is not the time. */
export const prepareFinishing = (place: Place) => {
  /** Most likely due still: asked first, so that whether anything is due is seldom asked of all. */
  let other: DocumentKey | undefined;

  const isAnyDue = async (standing: Standing): Promise<boolean> => {
    if (other && (await dueOfDocument(standing, other))) return true;
    other = undefined;
    for await (const { document } of allDue(standing)) {
      other = document;
      return true;
    }
    return false;
  };

  return async (standing: Standing): Promise<DocumentKey[] | undefined> =>
    !isMoving(standing) || (await isAnyDue(standing)) ? undefined : finish(place, standing);
};
