import type { Area } from "#lambdas/area.ts";

export const demo: Area = {
  name: "demo",
  functions: {
    demo: {
      entry: "lambdas/demo/handler.ts",
      onDeploy: true,
      // the daily call makes up for it
      isRepeated: true,
      assets: ["pages/help/articles"],
      table: ["get", "query", "query-index", "put", "update", "delete"],
      needs: [
        "demo",
        "site-url",
        "visitor-limits",
        "model-names",
        "uploads-read",
        "uploads-write",
        "uploads-remove",
        "readings-remove",
        "search-write",
      ],
      unseen: {
        "dynamodb:DeleteItem": "No article is removed in a walk.",
        "s3:DeleteObject": "No article is removed in a walk.",
        "s3:GetObject": "No run is killed in a walk.",
        "s3:ListBucket": "No article is removed in a walk.",
        "es:ESHttpGet": "No article is removed in a walk.",
        "es:ESHttpPost": "No article is removed in a walk.",
        "es:ESHttpPut": "No article is removed in a walk.",
      },
      memoryMb: 512,
      timeoutSeconds: 300,
    },
  },
};
