import type { Area } from "#lambdas/area.ts";
import { words } from "./names.ts";

export const retention: Area = {
  name: "retention",
  keys: words,
  face: ["store.ts"],
  functions: {
    retention: {
      entry: "lambdas/retention/handler.ts",
      serves: "retention",
      table: ["get", "query", "query-index", "put", "update", "delete"],
      needs: ["owners"],
      unseen: {
        "dynamodb:DeleteItem": "Takes a period back.",
      },
      memoryMb: 256,
      timeoutSeconds: 15,
    },
    retentionSweep: {
      entry: "lambdas/retention/sweep.ts",
      everyMinutes: 60,
      table: ["get", "query", "query-index", "put", "update", "delete"],
      needs: [],
      sends: ["outbox"],
      unseen: {
        "dynamodb:DeleteItem": "No conversation expires in a walk.",
        "dynamodb:GetItem": "No conversation expires in a walk.",
        "dynamodb:PutItem": "No conversation expires in a walk.",
        "dynamodb:Query": "No conversation expires in a walk.",
        "dynamodb:UpdateItem": "No conversation expires in a walk.",
        "sqs:SendMessage": "No conversation expires in a walk.",
      },
      memoryMb: 256,
      timeoutSeconds: 300,
    },
  },
  removal: () => import("./removal.ts"),
};
