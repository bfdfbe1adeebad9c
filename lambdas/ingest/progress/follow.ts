import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import type { Document, Progress } from "#shared/contract/documents.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { pushProgress } from "./push-progress.ts";

type Stage = NonNullable<Document["processing_stage"]>;

/** Between two pieces of news about the same stage. */
const leastMilliseconds = 300;
/** A stage that takes longer has ended without a word, for a run takes no longer. */
const runSeconds = 5 * 60;

/**
 * Writes down how far a run is and tells the owner's open pages: each stage, and within it now and then what is done
 * of it. The work does not wait for pages to be told. Throws `not_found` from the next stage on where the document was
 * deleted meanwhile.
 */
export const follow = (document: StoredDocument) => {
  let present = document;
  const telling = oneAtATime(() => pushProgress(document));
  let lastAt = 0;
  let isBusy = false;
  let news: Promise<unknown> = Promise.resolve();

  const tell = async (written: Promise<unknown>) => {
    isBusy = true;
    lastAt = performance.now();
    await written;
    isBusy = false;
    telling.ask();
  };

  return {
    async stage(processing_stage: Stage): Promise<void> {
      await news;
      const changes = {
        set: { processing_status: "processing", processing_stage },
        remove: ["progress", "failure_reason", "warnings"],
      };
      const mark = async () => {
        present = await documentStore.markPending(present, changes, runSeconds);
      };
      await tell(mark());
    },

    /** Costs nothing where there was news a moment ago. */
    report(progress: Progress): void {
      if (isBusy || performance.now() - lastAt < leastMilliseconds) return;
      news = tell(documentStore.update(document, { set: { progress } }));
      news.catch(() => undefined);
    },

    /** After this nothing more is written. */
    done: () => news,

    /** After this nothing more is told; a function must not end before. */
    told: () => telling.rest(),
  };
};
