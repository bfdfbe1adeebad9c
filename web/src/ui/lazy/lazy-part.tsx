import { type ComponentType, type ReactNode, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { AppError } from "#shared/errors.ts";
import { isOutdatedCode } from "../../lib/api/unreachable.ts";
import { type Chunk, chunkOf, useChunk } from "../../lib/code/chunk.ts";
import { fetchCode } from "../../lib/code/fetch-code.ts";
import { toast } from "../../lib/toaster.ts";

interface Fallbacks<Props> {
  /** Rendered while the code is being fetched. */
  waiting?: (props: Props) => ReactNode;
  /** Rendered if the code cannot be fetched. Browsers remember a failed module, so only a reload helps. */
  failed: (props: Props, error: AppError) => ReactNode;
}

/**
 * A component in a chunk of its own. A failed fetch stays inside the part; errors of the component itself reach the
 * boundary above.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: Fallbacks<Props>,
) => {
  const chunk = chunkOf(() => fetchCode(load));
  return (props: Props) => (
    <ErrorBoundary
      fallbackRender={({ error }) => {
        if (error instanceof AppError && error.code === "unavailable") return failed(props, error);
        throw error;
      }}
    >
      <Part chunk={chunk} given={props} waiting={waiting?.(props)} />
    </ErrorBoundary>
  );
};

interface PartProps<Props> {
  chunk: Chunk<ComponentType<Props>>;
  given: Props;
  waiting: ReactNode;
}

const Part = <Props extends object>({ chunk, given, waiting }: PartProps<Props>) => {
  const Code = useChunk(chunk);
  return Code ? <Code {...given} /> : waiting;
};

/** A dialog or drawer in a chunk of its own. If it cannot be fetched, a toast says so and the dialog closes. */
export const lazyDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) =>
  lazyPart<Props>(load, { failed: ({ onClose }, error) => <FailedDialog onClose={onClose} error={error} /> });

const FailedDialog = ({ onClose, error }: { onClose: () => void; error: AppError }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each opening
  useEffect(() => {
    toast.error(
      "This dialog could not be loaded",
      isOutdatedCode(error) ? error.message : "Check your connection, then reload the page.",
    );
    onClose();
  }, []);
  return null;
};
