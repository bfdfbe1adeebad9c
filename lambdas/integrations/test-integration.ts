import type { TestResult } from "#shared/integrations/call-shapes.ts";
import { runIntegration } from "./call/run.ts";
import { messageOf } from "./matching/match.ts";
import type { StoredIntegration } from "./store.ts";

/** Runs an integration as a chat does, without keeping the call. */
export const testIntegration = async (integration: StoredIntegration, query: string): Promise<TestResult> => {
  const run = await runIntegration(integration, messageOf(query));
  return {
    error: run?.error ?? null,
    matched: run !== undefined,
    extractedParams: run?.params ?? {},
    apiResponse: run?.response ?? null,
    mappedResponse: run?.mapped ?? null,
    request: run?.request ?? null,
    steps: run?.steps ?? [],
    milliseconds: run?.milliseconds ?? 0,
  };
};
