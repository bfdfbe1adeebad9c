import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import type { Document, Progress } from "#shared/documents/document.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { pushProgress } from "./push-progress.ts";

type Stage = NonNullable<Document["processing_stage"]>;

/** Time until a run's first write and between two writes. Most runs are shorter and cost no write. */
const intervalMilliseconds = 300;
/** Longest run. A stage that takes longer has died silently. */
const runSeconds = 5 * 60;

/**
 * Stores the stage and the progress of a run on the document about three times a second, and pushes them to the owner's
 * open pages. The run waits for neither.
 */
export const trackRun = (document: StoredDocument) => {
  let present = document;
  let stage: { name: Stage; isStored: boolean } | undefined;
  let progress: Progress | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  const pushes = oneAtATime(() => pushProgress(document));

  const schedule = () => {
    if (!writing) timer ??= setTimeout(start, intervalMilliseconds);
  };

  const start = () => {
    timer = undefined;
    const written = write();
    writing = written.then(() => {
      writing = undefined;
      pushes.request();
      if (progress || stage?.isStored === false) schedule();
    });
    // An error is thrown by `stop`.
    writing.catch(() => undefined);
  };

  const write = async () => {
    const { name, isStored } = stage ?? missing();
    const reached = progress && { progress };
    progress = undefined;
    if (isStored) await documentStore.update(document, { set: { ...reached } });
    else {
      stage = { name, isStored: true };
      present = await documentStore.markPending(
        present,
        {
          set: { processing_status: "processing", processing_stage: name, ...reached },
          remove: [...(reached ? [] : ["progress"]), "failure_reason", "warnings"],
        },
        runSeconds,
      );
    }
  };

  return {
    startStage(name: Stage): void {
      stage = { name, isStored: false };
      progress = undefined;
      schedule();
    },

    report(reached: Progress): void {
      progress = reached;
      schedule();
    },

    /** Ends the writes. Throws `not_found` if one found the document deleted. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      stage = stage && { ...stage, isStored: true };
      progress = undefined;
      await writing;
      clearTimeout(timer);
    },

    /** Resolves when the last push is sent. The function must not end before. */
    pushed: () => pushes.rest(),
  };
};

const missing = (): never => {
  throw new Error("A run reports progress of no stage.");
};
