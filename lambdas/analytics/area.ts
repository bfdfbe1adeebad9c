import type { Area } from "#lambdas/area.ts";

export const analytics: Area = {
  name: "analytics",
  functions: {
    analytics: {
      entry: "lambdas/analytics/handler.ts",
      serves: "analytics",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: ["owners"],
      unseen: {
        "dynamodb:DeleteItem": "Divides days of a former release by chatbot and source.",
        "dynamodb:UpdateItem": "Divides days of a former release by chatbot and source.",
        "dynamodb:PutItem": "Counts an account from before there were counters.",
      },
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
};
