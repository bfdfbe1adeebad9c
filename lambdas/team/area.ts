import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const team: Area = {
  name: "team",
  keys: words,
  ids,
  face: ["accounts.ts", "ending.ts", "invitations.ts"],
  functions: {
    team: {
      entry: "lambdas/team/handler.ts",
      serves: "team",
      table: ["get", "query", "query-index", "put", "update", "delete"],
      needs: ["owners", "operators", "account-quotas", "passwords", "users-read", "mail", "site-url"],
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
};
