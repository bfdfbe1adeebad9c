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
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
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
      unseen: {
        "secretsmanager:GetSecretValue": "No bot is connected in a walk, whose token would be revoked.",
        "es:ESHttpPut": "Ends a move to another index that broke off.",
        "s3:GetObject": "Comes with the permission to list a document's objects.",
        "dynamodb:BatchGetItem": "Reads the documents of interviews' answers, which a walk leaves none of.",
      },
      memoryMb: 512,
      timeoutSeconds: 55,
    },
    close: {
      entry: "lambdas/account/on-user-deleted.ts",
      onUserDeleted: true,
      table: ["get", "query", "query-index", "put", "update", "delete"],
      needs: ["secret"],
      unseen: {
        "dynamodb:GetItem": "Reads memberships of a deleted user.",
        "secretsmanager:GetSecretValue":
          "No bot is connected in a walk, whose sealed token would be revoked.",
        "dynamodb:DeleteItem": "Ends memberships of a deleted user.",
        "dynamodb:PutItem": "Logs what the deletion of its owner has closed.",
        "dynamodb:UpdateItem": "Closes what a deleted account has published.",
      },
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
      unseen: {
        "dynamodb:GetItem": "Reads an invitation, where an installation bounds who may sign up.",
        "dynamodb:Query": "Reads an invitation, where an installation bounds who may sign up.",
      },
      memoryMb: 256,
      timeoutSeconds: 5,
    },
  },
};
