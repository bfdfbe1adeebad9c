import type { Area } from "#lambdas/area.ts";

export const apiKeys: Area = {
  name: "api-keys",
  face: ["store.ts", "usage/store.ts"],
  functions: {
    apiKeys: {
      entry: "lambdas/api-keys/handler.ts",
      serves: "apiKeys",
      table: ["get", "query", "put", "update", "delete"],
      needs: ["owners"],
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
  removal: () => import("./removal.ts"),
};
