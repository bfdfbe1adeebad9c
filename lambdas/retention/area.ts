import type { Area } from "#lambdas/area.ts";
import { words } from "./names.ts";

export const retention: Area = {
  name: "retention",
  keys: words,
  functions: {
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
  },
  removal: () => import("./removal.ts"),
};
