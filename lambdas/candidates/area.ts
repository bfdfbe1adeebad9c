import type { Area } from "#lambdas/area.ts";

export const candidates: Area = {
  name: "candidates",
  functions: {
    candidates: {
      entry: "lambdas/candidates/handler.ts",
      serves: "candidates",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: ["owners", "visitor-limits", "socket", "recordings-read", "recordings-remove"],
      sends: ["outbox"],
      unseen: {
        "s3:GetObject": "Comes with the permission to list a recording's objects.",
        "s3:ListBucket": "No answer is being spoken when a walk erases an application.",
        "s3:DeleteObject": "No answer is being spoken when a walk erases an application.",
      },
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
  },
};
