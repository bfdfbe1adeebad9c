import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const integrations: Area = {
  name: "integrations",
  keys: words,
  ids,
  face: ["calls.ts"],
  functions: {
    integrations: {
      entry: "lambdas/integrations/handler.ts",
      workers: ["lambdas/integrations/openapi/sandbox/openapi-process.ts"],
      serves: "integrations",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: ["owners", "secret", "visitor-limits"],
      memoryMb: 512,
      timeoutSeconds: 29,
    },
  },
  removal: () => import("./removal.ts"),
};
