import type { LambdaFunction } from "./manifest.ts";

/** The list of questions without an answer, and what owners do with them. */
export const gapFunctions = {
  gaps: {
    entry: "lambdas/gaps/handler.ts",
    serves: "gaps",
    table: ["get", "query", "query-index", "put", "update", "delete"],
    needs: [
      "owners",
      "secret",
      "visitor-limits",
      "account-quotas",
      "uploads-read",
      "uploads-write",
      "model-names",
    ],
    sends: ["outbox", "uploads"],
    memoryMb: 512,
    timeoutSeconds: 29,
  },
} satisfies Record<string, LambdaFunction<"gaps", "outbox" | "uploads">>;
