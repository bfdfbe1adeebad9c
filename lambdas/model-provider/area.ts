import type { Area } from "#lambdas/area.ts";

export const modelProvider: Area = {
  name: "model-provider",
  functions: {
    modelProvider: {
      entry: "lambdas/model-provider/handler.ts",
      serves: "modelProvider",
      table: ["get", "query", "put", "update", "delete"],
      needs: ["owners", "secret", "visitor-limits", "model-names", "transcription-name", "account-providers"],
      unseen: {
        "dynamodb:PutItem": "No provider that is tried in a walk answers.",
        "dynamodb:DeleteItem": "No provider that is tried in a walk answers.",
      },
      memoryMb: 512,
      timeoutSeconds: 29,
    },
  },
};
