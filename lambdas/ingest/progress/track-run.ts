import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import type { Document, Progress } from "#shared/contract/documents.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { pushProgress } from "./push-progress.ts";

type Stage = NonNullable<Document["processing_stage"]>;

/** Minimum time between two writes of the same stage's progress. */
const intervalMilliseconds = 300;
/** Longest run. A stage that takes longer has died silently. */
const runSeconds = 5 * 60;

/**
 * Stores the progress of a run on the document and pushes it to the owner's open pages: each stage, and within a
 * stage at most about three times a second. The run does not wait for pushes. Every write throws `not_found` once the
 * document is deleted.
 */
export const trackRun = (document: StoredDocument) => {
  let present = document;
  const pushes = oneAtATime(() => pushProgress(document));
  let lastAt = 0;
  let isSaving = false;
  let saving: Promise<unknown> = Promise.resolve();

  const saveAndPush = async (write: Promise<unknown>) => {
    isSaving = true;
    lastAt = performance.now();
    await write;
    isSaving = false;
    pushes.request();
  };

  return {
    async startStage(processing_stage: Stage): Promise<void> {
      await saving;
      const changes = {
        set: { processing_status: "processing", processing_stage },
        remove: ["progress", "failure_reason", "warnings"],
      };
      const mark = async () => {
        present = await documentStore.markPending(present, changes, runSeconds);
      };
      await saveAndPush(mark());
    },

    /** Returns immediately; progress within the interval of the last write is dropped. */
    report(progress: Progress): void {
      if (isSaving || performance.now() - lastAt < intervalMilliseconds) return;
      saving = saveAndPush(documentStore.update(document, { set: { progress } }));
      saving.catch(() => undefined);
    },

    /** Resolves when the last report is stored. */
    saved: () => saving,

    /** Resolves when the last push is sent. The function must not end before. */
    pushed: () => pushes.rest(),
  };
};
