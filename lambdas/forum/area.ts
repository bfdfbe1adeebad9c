import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const forum: Area = {
  name: "forum",
  keys: words,
  ids,
  removal: async () => (await import("./removal.ts")).removal,
  functions: {
    forum: {
      entry: "lambdas/forum/handler.ts",
      serves: "forum",
      table: ["get", "get-many", "query", "put", "update", "delete"],
      needs: [
        "owners",
        "operators",
        "users-read",
        "secret",
        "visitor-limits",
        "site-url",
        "site-files",
        "demo",
      ],
      // the texts of 10,000 posts
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
  },
};
