import type { Interview } from "#shared/interviews/shapes.ts";
import { online } from "#widget/src/visitor/online.ts";
import { replyOf, stream } from "./call.ts";

interface Told {
  /** Called with each change of what the answer waits for. */
  waits: (state: "offline" | "saving") => void;
  /** Called when there is no network, and when it is back. */
  lost: (isLost: boolean) => void;
  /** Called with each piece of the next question: it says that the answer is stored. */
  hear: (text: string) => void;
}

/** A network that has just come back can fail the first requests. */
const triesAfterLoss = 4;
const betweenTries = 1000;

/** Sends an answer as soon as there is a network. Throws what the server refused, or the failure of a browser with a network. */
export async function delivered(body: object, told: Told): Promise<Interview> {
  for (let left = 0; ; ) {
    told.waits(isOffline() ? "offline" : "saving");
    try {
      if (await reached(told)) left = triesAfterLoss;
      told.waits("saving");
      return await replyTo(body, told.hear);
    } catch (error) {
      if (replyOf(error).code) throw error;
      if (isOffline()) continue;
      if (left-- <= 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, betweenTries));
    }
  }
}

const isOffline = (): boolean => navigator.onLine === false;

/** Waits for a network. True if there was none. */
const reached = async ({ lost }: Told): Promise<boolean> => {
  const waiting = online(new AbortController().signal);
  if (!waiting) return false;
  lost(true);
  await waiting;
  lost(false);
  return true;
};

const replyTo = async (body: object, hear: (text: string) => void): Promise<Interview> => {
  for await (const event of stream("process-interview-response", body)) {
    if (event.type === "delta") hear(event.text);
    if (event.type === "interview") return event.interview;
    if (event.type === "error") throw new Error(event.error.message, { cause: event.error });
  }
  throw new Error("The answer was cut off.");
};
