import type { Area } from "#lambdas/area.ts";

export const interviews: Area = {
  name: "interviews",
  face: ["finish.ts"],
  functions: {
    interviews: {
      entry: "lambdas/interviews/handler.ts",
      serves: "interviews",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: [
        "secret",
        "visitor-limits",
        "account-providers",
        "transcription-name",
        "socket",
        "recordings-read",
        "recordings-remove",
      ],
      sends: ["outbox"],
      unseen: {
        "s3:GetObject": "Comes with the permission to list a recording's objects.",
        "s3:ListBucket": "No answer is being spoken when a walk erases an application.",
        "s3:DeleteObject": "No answer is being spoken when a walk erases an application.",
        "dynamodb:BatchGetItem": "An erasure renews the directory of an account with over 2,000 candidates.",
      },
      memoryMb: 512,
      timeoutSeconds: 29,
    },
    interviewAnswers: {
      entry: "lambdas/interviews/handler.ts",
      serves: "interviews",
      streams: true,
      isRepeated: true,
      table: ["get", "get-many", "query", "query-index", "put", "update"],
      needs: ["secret", "visitor-limits", "chat-models", "account-providers", "transcription-name", "socket"],
      sends: ["outbox"],
      memoryMb: 512,
      timeoutSeconds: 60,
    },
  },
  messages: {
    evaluation: async () => (await import("./messages.ts")).evaluation,
    interview: async () => (await import("./messages.ts")).interview,
    expiredApplication: async () => (await import("./messages.ts")).expiredApplication,
  },
  wakes: {
    interviews: async (now) => (await import("./wake.ts")).wakeDue(now),
    applications: async (now) => (await import("./wake.ts")).wakeExpired(now),
  },
};
