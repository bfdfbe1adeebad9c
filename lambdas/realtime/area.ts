import type { Area } from "#lambdas/area.ts";

export const realtime: Area = {
  name: "realtime",
  functions: {
    realtime: {
      entry: "lambdas/realtime/handler.ts",
      onSocket: true,
      table: ["get", "query-index", "put", "delete"],
      needs: ["owners", "secret"],
      memoryMb: 256,
      timeoutSeconds: 10,
    },
  },
};
