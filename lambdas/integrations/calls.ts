import { logger } from "#platform/logging/logger.ts";
import { activeIntegrations } from "./active.ts";
import { recordCall } from "./call/record-call.ts";
import { callMatched, type Run } from "./call/run.ts";
import { matchOf, messageOf } from "./matching/match.ts";

/** The reply of an API to a question, for the model and the visitor. */
export interface ApiReply {
  integrationName: string;
  /** The mapped reply; absent for a call that failed. */
  data?: unknown;
  /** Why there is no reply: the question lacks a value, the API knows nothing of it, or it can't be reached. */
  failure?: { reason: "lacks" | "unknown" | "unreachable"; lacking: string[] };
}

export interface ApiCalls {
  replies: ApiReply[];
  /** Resolves when the calls are in their logs; never rejects. */
  recorded: Promise<void>;
}

/** Further matches are left out. */
const maxCalls = 3;

/** Calls the enabled integrations of a chatbot that a question matches, side by side. */
export const callMatching = async (
  chatbotId: string,
  question: string,
  signal: AbortSignal,
): Promise<ApiCalls> => {
  const message = messageOf(question);
  const integrations = await activeIntegrations(chatbotId);
  const startedAt = performance.now();
  const matched = integrations
    .flatMap((integration) => {
      const found = matchOf(integration.triggers, message);
      return found ? [{ integration, found }] : [];
    })
    .slice(0, maxCalls);
  const runs = await Promise.all(
    matched.map(async ({ integration, found }) => ({
      integration,
      run: await callMatched(integration, found, { startedAt, signal }),
    })),
  );
  const recorded = Promise.all(runs.map(({ integration, run }) => recordCall(integration, run))).then(
    () => undefined,
    (error) => logger.error("calls of integrations are not in their logs", error),
  );
  return { replies: runs.map(({ integration: { name }, run }) => replyOf(name, run)), recorded };
};

const replyOf = (integrationName: string, { error, missing, status, mapped }: Run): ApiReply => {
  if (error === undefined) return { integrationName, data: mapped };
  const reason = missing.length > 0 ? "lacks" : status === 404 ? "unknown" : "unreachable";
  return { integrationName, failure: { reason, lacking: missing } };
};
