import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const monitoring: Area = {
  name: "monitoring",
  keys: words,
  ids,
  functions: {
    monitoring: {
      entry: "lambdas/monitoring/handler.ts",
      serves: "monitoring",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: ["owners", "socket"],
      sends: ["outbox"],
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
};
