import type { ComponentType } from "react";
import { reloadIfReachable } from "../../lib/api/unreachable.ts";
import { ErrorState } from "../state/error-state.tsx";
import { Skeleton } from "../state/skeleton.tsx";
import { lazyPart } from "./lazy-part.tsx";

interface Words {
  /** The accessible name of the bones: "Loading the budget". */
  loading: string;
  /** The title of the error: "The budget could not be loaded". */
  failed: string;
  /** How many lines the bones have. */
  rows?: number;
}

/** A section of a page in a chunk of its own: bones while it is fetched, Retry if it cannot be. */
export const lazySection = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed, rows }: Words,
) =>
  lazyPart<Props>(load, {
    waiting: () => <Skeleton label={loading} rows={rows} />,
    failed: (_, error) => (
      <ErrorState title={failed} error={error} onRetry={() => void reloadIfReachable()} />
    ),
  });
