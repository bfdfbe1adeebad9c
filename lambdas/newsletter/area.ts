import type { Area } from "#lambdas/area.ts";
import { words } from "./names.ts";

export const newsletter: Area = {
  name: "newsletter",
  keys: words,
  functions: {
    newsletter: {
      entry: "lambdas/newsletter/handler.ts",
      serves: "newsletter",
      table: ["get", "query", "put", "update", "delete"],
      needs: ["owners", "secret", "mail", "site-url", "visitor-limits"],
      memoryMb: 256,
      timeoutSeconds: 29,
    },
  },
};
