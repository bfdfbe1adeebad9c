import type { ModelEvent } from "./port.ts";

interface Limits {
  /** Fires when nobody reads any more. */
  signal?: AbortSignal | undefined;
  /** How long a model may say nothing. */
  timeoutSeconds: number;
}

/**
 * A model's events, given up as soon as nobody reads them, which ends them silently, and where the model says nothing
 * for too long, which throws. The signal that the model is opened with fires in every case.
 */
export async function* inTime(
  open: (signal: AbortSignal) => AsyncGenerator<ModelEvent>,
  { signal, timeoutSeconds }: Limits,
): AsyncGenerator<ModelEvent> {
  if (signal?.aborted) return;
  const over = new AbortController();
  const left = Promise.withResolvers<"left">();
  signal?.addEventListener("abort", () => left.resolve("left"), { signal: over.signal });
  const events = open(over.signal);
  try {
    for (;;) {
      const step = await Promise.race([within(timeoutSeconds, events.next()), left.promise]);
      if (step === "left" || step.done) return;
      yield step.value;
    }
  } finally {
    over.abort();
  }
}

const within = async <Step>(seconds: number, step: Promise<Step>): Promise<Step> => {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new ModelSilence()), seconds * 1000);
  try {
    return await Promise.race([step, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
};

class ModelSilence extends Error {
  override name = "ModelSilence";
}

/** A stream that ended although its answer had not: what came of it is not an answer. */
export class CutStream extends Error {
  override name = "CutStream";
}
