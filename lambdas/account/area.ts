import type { Area } from "#lambdas/area.ts";
import { words } from "./names.ts";

export const account: Area = {
  name: "account",
  keys: words,
  functions: {
    account: {
      entry: "lambdas/account/handler.ts",
      serves: "account",
      table: ["get", "query", "query-index", "put", "update", "delete"],
      needs: [
        "owners",
        "secret",
        "passwords",
        "users-read",
        "users-write",
        "users-lock",
        "second-factor",
        "mail",
      ],
      memoryMb: 512,
      timeoutSeconds: 15,
    },
    accountDeletion: {
      entry: "lambdas/account/deletion/handler.ts",
      everyMinutes: 1,
      table: ["get", "query", "query-index", "put", "update", "delete"],
      needs: [
        "users-lock",
        "users-remove",
        "secret",
        "uploads-read",
        "uploads-remove",
        "readings-remove",
        "uploads-erase",
        "search-write",
        "mail",
      ],
      sends: ["outbox"],
      memoryMb: 512,
      timeoutSeconds: 55,
    },
    close: {
      entry: "lambdas/account/on-user-deleted.ts",
      onUserDeleted: true,
      table: ["get", "query", "query-index", "put", "update", "delete"],
      needs: ["secret"],
      memoryMb: 512,
      timeoutSeconds: 300,
    },
    signIn: {
      entry: "lambdas/account/on-sign-in.ts",
      onSignIn: true,
      table: ["query", "put"],
      needs: [],
      memoryMb: 512,
      timeoutSeconds: 5,
    },
    signUp: {
      entry: "lambdas/account/on-sign-up.ts",
      onSignUp: true,
      table: ["get", "query-index"],
      needs: ["sign-up-rule"],
      memoryMb: 256,
      timeoutSeconds: 5,
    },
  },
};
