import type { Document, Progress } from "../../../shared/contract/documents.ts";
import { documentStore } from "../../documents/store.ts";
import { announce } from "./announce.ts";

type Stage = NonNullable<Document["processing_stage"]>;

/** Between two pieces of news about the same stage. */
const leastMilliseconds = 300;

/**
 * Writes down how far a run is and tells the owner's open pages: each stage, and within it now and then what is done
 * of it. Throws `not_found` from the next stage on where the document was deleted meanwhile.
 */
export const follow = (document: Document) => {
  let lastAt = 0;
  let isBusy = false;
  let news: Promise<unknown> = Promise.resolve();

  const write = async (change: Parameters<typeof documentStore.update>[1]) => {
    isBusy = true;
    lastAt = performance.now();
    await documentStore.update(document, change);
    await announce(document);
    isBusy = false;
  };

  return {
    async stage(processing_stage: Stage): Promise<void> {
      await news;
      await write({
        set: { processing_status: "processing", processing_stage },
        remove: ["progress", "failure_reason", "warnings"],
      });
    },

    /** Costs nothing where there was news a moment ago. */
    report(progress: Progress): void {
      if (isBusy || performance.now() - lastAt < leastMilliseconds) return;
      news = write({ set: { progress } });
      news.catch(() => undefined);
    },

    /** After this nothing more is written. */
    done: () => news,
  };
};
