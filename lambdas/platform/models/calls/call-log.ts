import { addToLogField, logIds } from "../../logging/log-context.ts";
import { logger } from "../../logging/logger.ts";
import type { ModelChoice, Usage } from "../port.ts";
import { priceOf } from "../prices.ts";
import { problemOf } from "./problem.ts";
import { traitsOf } from "./redact-error.ts";

/** What a provider told of a call beside its result. */
export interface Reply {
  /** The id that the provider's own support asks for. */
  requestId?: string | undefined;
  usage?: Usage;
}

type Outcome = "done" | "failed" | "given_up";

export interface CallLog {
  /** To be filled in by whoever reads the provider's reply. */
  reply: Reply;
  firstWord(): void;
  /** Writes the line; what it is told afterwards is not heard. */
  end(outcome: Outcome, told: { error?: unknown; usage: Usage | undefined; isEstimated?: boolean }): void;
}

const million = 1_000_000;

/** The line of one try of one call of a model; what it costs is added to what the whole request costs. */
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
      const costUsd = usage && costOf({ provider, model }, usage);
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

/** In US dollars, to a millionth: CloudWatch reads no number that JSON writes with an exponent. */
const costOf = (choice: ModelChoice, { promptTokens, completionTokens }: Usage): number | undefined => {
  const price = priceOf(choice);
  if (!price) return undefined;
  return (
    Math.round(promptTokens * price.promptPerMillion + completionTokens * price.completionPerMillion) /
    million
  );
};
