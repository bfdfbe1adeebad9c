import type { Area } from "#lambdas/area.ts";

export const visitors: Area = {
  name: "visitors",
  functions: {
    visitors: {
      entry: "lambdas/visitors/handler.ts",
      serves: "visitors",
      table: ["get", "get-many", "update"],
      needs: ["secret", "visitor-limits", "embed-page", "logos-read", "socket-address"],
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
};
