import type { Area } from "#lambdas/area.ts";

export const widgets: Area = {
  name: "widgets",
  face: ["logo/store.ts", "store.ts"],
  functions: {
    widgets: {
      entry: "lambdas/widgets/handler.ts",
      serves: "widgets",
      workers: ["lambdas/widgets/site-check/sandbox/check-process.ts"],
      table: ["get", "query", "query-index", "put", "update", "delete"],
      needs: [
        "owners",
        "secret",
        "visitor-limits",
        "site-url",
        "socket-address",
        "logos-read",
        "logos-write",
        "logos-remove",
      ],
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
  removal: () => import("./removal.ts"),
};
