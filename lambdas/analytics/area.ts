import type { Area } from "#lambdas/area.ts";

export const analytics: Area = {
  name: "analytics",
  functions: {
    analytics: {
      entry: "lambdas/analytics/handler.ts",
      serves: "analytics",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: ["owners"],
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
};
