import { takesIdempotencyKey } from "#shared/contract/route.ts";
import { logger } from "../../logging/logger.ts";
import type { Call, Step } from "../call.ts";
import { settle } from "./record-use.ts";

/** Answers a request with an Idempotency-Key that was answered before with the same reply. Its code is loaded on first use. */
export const answerOnce: Step = {
  before: async ({ event }) => {
    const asked = event as Call;
    const key = takesIdempotencyKey(asked.route) ? asked.event.headers["idempotency-key"] : undefined;
    if (key === undefined) return undefined;
    const begun = await (await import("../idempotency.ts")).begin(key, asked);
    if (!("reply" in begun)) {
      asked.run = begun;
      return undefined;
    }
    // An early reply skips all that comes after the handler.
    await settle(asked.context);
    return begun.reply;
  },
  after: async ({ event: { run }, response }) => {
    if (run && response) await (await import("../idempotency.ts")).keep(run, response);
  },
  onError: async ({ event: { run } }) => {
    if (!run) return;
    // The request's own failure is the one to answer with.
    await (await import("../idempotency.ts"))
      .release(run)
      .catch((error) =>
        logger.error("Idempotency-Key", error instanceof Error ? error : new Error(String(error))),
      );
  },
};
