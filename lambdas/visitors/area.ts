import type { Area } from "#lambdas/area.ts";

export const visitors: Area = {
  name: "visitors",
  functions: {
    visitors: {
      entry: "lambdas/visitors/handler.ts",
      serves: "visitors",
      table: ["get", "get-many", "update"],
      needs: ["secret", "visitor-limits", "embed-page", "logos-read", "socket-address"],
      unseen: {
        "s3:ListBucket": "Without it S3 calls a missing logo forbidden instead of missing.",
      },
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
};
