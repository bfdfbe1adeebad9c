import type { LambdaFunction } from "./manifest.ts";

/** The functions of accounts: their routes, what the user pool calls, deletion and weekly reports. */
export const accountFunctions = {
  account: {
    entry: "lambdas/account/handler.ts",
    serves: "account",
    table: ["get", "query", "query-index", "put", "update", "delete"],
    needs: ["owners", "secret", "passwords", "users-read", "users-write", "second-factor", "mail"],
    sends: ["closures"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  accountDeletion: {
    entry: "lambdas/account/deletion/handler.ts",
    onQueue: "closures",
    table: ["get", "query", "query-index", "put", "update", "delete"],
    needs: [
      "users-remove",
      "uploads-read",
      "uploads-remove",
      "readings-remove",
      "uploads-erase",
      "search-write",
      "mail",
    ],
    sends: ["closures"],
    memoryMb: 512,
    timeoutSeconds: 300,
  },
  accountSchedule: {
    entry: "lambdas/account/schedule.ts",
    everyMinutes: 15,
    sends: ["closures"],
    table: ["query", "query-index", "update"],
    needs: ["users-read", "secret", "mail", "site-url"],
    memoryMb: 256,
    timeoutSeconds: 300,
  },
  close: {
    entry: "lambdas/account/on-user-deleted.ts",
    onUserDeleted: true,
    table: ["get", "query", "query-index", "put", "update"],
    needs: [],
    memoryMb: 512,
    timeoutSeconds: 300,
  },
  signIn: {
    entry: "lambdas/account/on-sign-in.ts",
    onSignIn: true,
    table: ["get", "put"],
    needs: [],
    memoryMb: 512,
    timeoutSeconds: 5,
  },
  signUp: {
    entry: "lambdas/account/on-sign-up.ts",
    onSignUp: true,
    needs: ["sign-up-rule"],
    memoryMb: 256,
    timeoutSeconds: 5,
  },
} satisfies Record<string, LambdaFunction<"account", "closures">>;
