import { type ChatEvent, encodeEvent, end, ping } from "#shared/sse.ts";
import { toAppError } from "./errors.ts";

const pingSeconds = 15;

/** The answer as Server-Sent Events, with a comment where nothing was said for 15 s, and always an end. */
export async function* frames(events: AsyncGenerator<ChatEvent>): AsyncGenerator<string> {
  try {
    let next = events.next();
    for (;;) {
      const step = await orSilence(next);
      if (step === "silence") {
        yield ping;
        continue;
      }
      if (step.done) break;
      yield encodeEvent(step.value);
      next = events.next();
    }
  } catch (error) {
    yield encodeEvent({ type: "error", error: toAppError(error).toJSON() });
  } finally {
    await events.return(undefined);
  }
  yield end;
}

const orSilence = async (next: Promise<IteratorResult<ChatEvent>>) => {
  const { promise, resolve } = Promise.withResolvers<"silence">();
  const timer = setTimeout(resolve, pingSeconds * 1000, "silence");
  try {
    return await Promise.race([next, promise]);
  } finally {
    clearTimeout(timer);
  }
};
