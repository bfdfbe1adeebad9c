import type { LambdaFunction } from "./manifest.ts";

/** Details that visitors leave, and the numbers of what happens in widgets. */
export const leadFunctions = {
  leads: {
    entry: "lambdas/leads/handler.ts",
    serves: "leads",
    table: ["get", "get-many", "query", "put", "update"],
    needs: ["owners", "secret", "visitor-limits"],
    sends: ["outbox"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
} satisfies Record<string, LambdaFunction<"leads", "outbox">>;
