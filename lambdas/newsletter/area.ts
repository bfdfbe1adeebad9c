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
      needs: ["owners", "operators", "users-read", "secret", "mail", "site-url", "visitor-limits"],
      unseen: {
        "cognito-idp:AdminGetUser":
          "Reads the address of who asks, where an installation names its operators.",
      },
      memoryMb: 256,
      timeoutSeconds: 29,
    },
  },
};
