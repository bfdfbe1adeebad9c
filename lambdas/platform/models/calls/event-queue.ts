import type { ModelEvent } from "../port.ts";

const shortestPauseMilliseconds = 50;
const maxPauseMilliseconds = 250;
const addedPauseMilliseconds = 6;

/** Answers that this process is streaming. */
let streaming = 0;

/** The pause between two pieces of an answer. */
export const pieceMilliseconds = (): number =>
  Math.min(maxPauseMilliseconds, shortestPauseMilliseconds + addedPauseMilliseconds * (streaming - 1));

/**
 * A queue between a model and the reader of its answer. It joins waiting text and pauses after each delivery, because
 * a piece costs the steps after it the same, however short it is. The pause is 50 ms, and 6 ms more for each other
 * answer under way, up to 250 ms. The first text and the end do not wait for it.
 */
export const eventQueue = () => {
  let waiting: ModelEvent[] = [];
  let end: { error?: unknown } | undefined;
  let isPaused = false;
  let wake = () => {};

  const awake = () => new Promise<void>((resolve) => (wake = resolve));

  const pause = async () => {
    isPaused = true;
    const timer = setTimeout(() => wake(), pieceMilliseconds());
    await awake();
    clearTimeout(timer);
    isPaused = false;
  };

  async function* deliver(): AsyncGenerator<ModelEvent> {
    for (;;) {
      if (waiting.length === 0 && !end) await awake();
      const events = waiting;
      waiting = [];
      yield* events;
      if (end && waiting.length === 0) {
        if (end.error !== undefined) throw end.error;
        return;
      }
      if (!end) await pause();
    }
  }

  return {
    push: (event: ModelEvent): void => {
      const last = waiting.at(-1);
      if ("text" in event && last && "text" in last) waiting.splice(-1, 1, { text: last.text + event.text });
      else if (!("text" in event) || event.text !== "") waiting.push(event);
      if (!isPaused && waiting.length > 0) wake();
    },

    /** Ends the queue, after what waits in it, with an error if there is one. The first end counts. */
    end: (error?: unknown): void => {
      end ??= { error };
      wake();
    },

    async *events(): AsyncGenerator<ModelEvent> {
      streaming++;
      try {
        yield* deliver();
      } finally {
        streaming--;
      }
    },
  };
};
