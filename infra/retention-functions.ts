import type { LambdaFunction } from "./manifest.ts";

/** How long conversations are kept, and the deletion of those that are older. */
export const retentionFunctions = {
  retention: {
    entry: "lambdas/retention/handler.ts",
    serves: "retention",
    table: ["get", "query", "query-index", "put", "update", "delete"],
    needs: ["owners"],
    memoryMb: 256,
    timeoutSeconds: 15,
  },
  retentionSweep: {
    entry: "lambdas/retention/sweep.ts",
    everyMinutes: 60,
    table: ["get", "query", "query-index", "put", "update", "delete"],
    needs: [],
    sends: ["outbox"],
    memoryMb: 256,
    timeoutSeconds: 300,
  },
} satisfies Record<string, LambdaFunction<"retention", "outbox">>;
