import { addToLogField, logIds } from "../../logging/log-context.ts";
import { logger } from "../../logging/logger.ts";
import type { ModelChoice, Usage } from "../port.ts";
import { priceOf } from "../prices.ts";
import { problemOf } from "./problem.ts";
import { traitsOf } from "./redact-error.ts";

/** Metadata of a provider's reply. */
export interface Reply {
  /** The request id of the provider, for its support. */
  requestId?: string | undefined;
  usage?: Usage;
}

type Outcome = "done" | "failed" | "given_up";

export interface CallLog {
  /** The code that reads the provider's reply fills this in. */
  reply: Reply;
  firstWord(): void;
  /** Writes the log line once; later calls do nothing. */
  end(outcome: Outcome, details: { error?: unknown; usage: Usage | undefined; isEstimated?: boolean }): void;
}

const million = 1_000_000;

/** Starts the log line of one attempt of a model call; its cost in US dollars is added to the log field of the request. */
export const startCallLog = (
  { provider, model }: ModelChoice,
  kind: { call: "chat" } | { call: "embedding"; purpose: string; texts: number },
): CallLog => {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  const { attempt } = logIds();
  const reply: Reply = {};
  let firstWordMilliseconds: number | undefined;
  let isEnded = false;

  return {
    reply,
    firstWord: () => {
      firstWordMilliseconds ??= elapsed();
    },
    end: (outcome, { error, usage, isEstimated }) => {
      if (isEnded) return;
      isEnded = true;
      const { requestId, ...traits } = error === undefined ? {} : traitsOf(error);
      // an account's own provider costs the installation nothing
      const costUsd = usage && provider !== "account" ? costOf({ provider, model }, usage) : undefined;
      if (costUsd !== undefined) addToLogField("costUsd", costUsd);
      logger.info("model call", {
        ...kind,
        provider,
        model,
        attempt,
        outcome,
        problem: error === undefined ? undefined : (problemOf(error) ?? "refused"),
        ...traits,
        milliseconds: elapsed(),
        firstWordMilliseconds,
        providerRequestId: reply.requestId ?? requestId,
        ...usage,
        costUsd,
        isEstimated,
      });
    },
  };
};

/** In US dollars, rounded to a millionth, because CloudWatch does not parse numbers with an exponent. */
const costOf = (choice: ModelChoice, { promptTokens, completionTokens }: Usage): number | undefined => {
  const price = priceOf(choice);
  if (!price) return undefined;
  return (
    Math.round(promptTokens * price.promptPerMillion + completionTokens * price.completionPerMillion) /
    million
  );
};
