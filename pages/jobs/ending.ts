import { type Clock, lowMilliseconds } from "./clock.ts";
import type { Strip } from "./strip.ts";
import { low } from "./turn-words.ts";

interface Ended {
  /** Undefined once the interview has ended. */
  clock: () => Clock | undefined;
  strip: Strip;
  /** Sends what stands in the field. */
  hurry: () => void;
  /** Asks the server where the interview stands; called again until it has ended. */
  close: () => Promise<void>;
}

/** The text in the field is sent so long before the end, because its way takes time. */
const lastMilliseconds = 2500;

/** Ends an interview in time: warns in the last minute, then sends what was written, then closes it. Called again and again. */
export function endingOf({ clock, strip, hurry, close }: Ended): () => void {
  let isClosing = false;
  return () => {
    const left = clock()?.left();
    if (left === undefined) return;
    if (left <= lowMilliseconds && left > 0 && !strip.kind()?.startsWith("b")) strip.show(low);
    if (left <= lastMilliseconds && left > 0) hurry();
    if (left > 0 || isClosing) return;
    isClosing = true;
    void close().finally(() => {
      isClosing = false;
    });
  };
}
