import type { ChatEvent } from "#shared/chat/sse.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { logFields } from "./log-context.ts";
import { logger } from "./logger.ts";

/** The outcome of an answer that ends in an error; any other error refuses the request before an answer begins. */
const outcomes: Partial<Record<ErrorCode, "failed" | "no_documents" | "refused">> = {
  no_context: "no_documents",
  not_covered: "refused",
  not_configured: "failed",
  model_failed: "failed",
  rate_limited: "failed",
  internal: "failed",
  unavailable: "failed",
};

interface Observed {
  firstTokenMilliseconds?: number;
  tokens?: number;
  outcome?: string;
  code?: ErrorCode;
}

/** Passes an answer's events through and logs one line at its end: outcome, durations, and the log context's fields. */
export async function* withAnswerLine(
  events: AsyncGenerator<ChatEvent>,
  { route, signal }: { route: string; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  const observed: Observed = {};
  try {
    for await (const event of events) {
      if (event.type === "delta") observed.firstTokenMilliseconds ??= elapsed();
      if (event.type === "done")
        Object.assign(observed, { outcome: event.outcome, tokens: event.tokenCount });
      yield event;
    }
  } catch (error) {
    Object.assign(observed, failureOf(error));
    throw error;
  } finally {
    const isLeft = signal.aborted;
    const outcome = observed.outcome ?? (observed.code ? undefined : "stopped");
    if (outcome)
      logger.info("answer", { route, ...logFields(), ...observed, outcome, isLeft, milliseconds: elapsed() });
  }
}

const failureOf = (error: unknown): Observed => {
  const code = error instanceof AppError ? error.code : "internal";
  // the product's own limit refuses a request; the model's limit makes an answer fail
  const isRefused = error instanceof AppError && error.rate !== undefined;
  const outcome = isRefused ? undefined : outcomes[code];
  return { code, ...(outcome && { outcome }) };
};
