import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { ChatEvent } from "#shared/sse.ts";
import { logFields } from "./log-context.ts";
import { logger } from "./logger.ts";

/** Errors that end an answer; any other refuses the request before there is one. */
const outcomes: Partial<Record<ErrorCode, "failed" | "no_documents">> = {
  no_context: "no_documents",
  not_configured: "failed",
  model_failed: "failed",
  rate_limited: "failed",
  internal: "failed",
  unavailable: "failed",
};

interface Heard {
  firstTokenMilliseconds?: number;
  tokens?: number;
  outcome?: string;
  code?: ErrorCode;
}

/** Passes an answer on and leaves one line when it has ended: how, after how long, and what was noted on the way. */
export async function* withAnswerLine(
  events: AsyncGenerator<ChatEvent>,
  { route, signal }: { route: string; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  const heard: Heard = {};
  try {
    for await (const event of events) {
      if (event.type === "delta") heard.firstTokenMilliseconds ??= elapsed();
      if (event.type === "done") Object.assign(heard, { outcome: event.outcome, tokens: event.tokenCount });
      yield event;
    }
  } catch (error) {
    Object.assign(heard, brokenBy(error));
    throw error;
  } finally {
    const isLeft = signal.aborted;
    const outcome = heard.outcome ?? (heard.code ? undefined : "stopped");
    if (outcome)
      logger.info("answer", { route, ...logFields(), ...heard, outcome, isLeft, milliseconds: elapsed() });
  }
}

const brokenBy = (error: unknown): Heard => {
  const code = error instanceof AppError ? error.code : "internal";
  // Who asked too often was refused; a model that is asked too much fails its visitor.
  const isRefused = error instanceof AppError && error.rate !== undefined;
  const outcome = isRefused ? undefined : outcomes[code];
  return { code, ...(outcome && { outcome }) };
};
