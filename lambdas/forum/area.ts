import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const forum: Area = {
  name: "forum",
  keys: words,
  ids,
  functions: {
    forum: {
      entry: "lambdas/forum/handler.ts",
      serves: "forum",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
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
      // the cards of 10,000 posts
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
  },
};
