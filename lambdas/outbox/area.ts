import type { Area } from "#lambdas/area.ts";

export const outbox: Area = {
  name: "outbox",
  functions: {
    outbox: {
      entry: "lambdas/outbox/handler.ts",
      onQueue: "outbox",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: [
        "readings-read",
        "search-read",
        "search-write",
        "secret",
        "visitor-limits",
        "chat-models",
        "embeddings",
        "account-providers",
        "users-read",
        "mail",
        "site-url",
        "socket",
        "recordings-read",
        "recordings-remove",
      ],
      sends: ["outbox"],
      unseen: {
        "dynamodb:PutItem": "Keeps the place of a rebuild of the messages' index.",
        "es:ESHttpGet": "Reads the messages' index for a rebuild.",
        "s3:DeleteObject": "Joins the parts of a messages' index once there are many.",
        "s3:ListBucket": "Without it S3 calls an account without an index forbidden instead of missing.",
        "sqs:SendMessage": "Goes on with a rebuild of the messages' index.",
        "ses:SendEmail": "No webhook is switched off in a walk.",
        "ssm:GetParameter": "No webhook is switched off in a walk.",
        "cognito-idp:AdminGetUser": "No webhook is switched off in a walk.",
        "sqs:ChangeMessageVisibility": "Rows that no consumer takes are delivered at the first try.",
        "bedrock:InvokeModelWithResponseStream":
          "Neither a bot nor the question of a gap is answered in a walk.",
      },
      memoryMb: 1024,
      timeoutSeconds: 120,
    },
    outboxSweep: {
      entry: "lambdas/outbox/sweep.ts",
      everyMinutes: 1,
      table: ["query", "query-index", "update"],
      needs: [],
      sends: ["outbox"],
      memoryMb: 256,
      timeoutSeconds: 50,
    },
  },
  queues: {
    // A webhook's receiver may take 15 seconds, for which it holds up nothing but its own events.
    outbox: { work: "outbox rows, webhooks and bots", maxReceives: 3, parallel: 40, isSwept: true },
  },
};
