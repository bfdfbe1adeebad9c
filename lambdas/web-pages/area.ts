import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const webPages: Area = {
  name: "web-pages",
  keys: words,
  ids,
  face: ["pass.ts"],
  functions: {
    webPages: {
      entry: "lambdas/web-pages/handler.ts",
      serves: "webPages",
      table: ["get", "query", "put", "update"],
      needs: ["owners"],
      sends: ["uploads"],
      memoryMb: 512,
      timeoutSeconds: 15,
    },
    webPagesSweep: {
      entry: "lambdas/web-pages/sweep.ts",
      everyMinutes: 1,
      table: ["get", "query-index", "update"],
      needs: [],
      sends: ["uploads"],
      unseen: {
        "dynamodb:GetItem": "No look is due in a walk.",
        "dynamodb:Query": "No look is due in a walk.",
        "dynamodb:UpdateItem": "No look is due in a walk.",
        "sqs:SendMessage": "No look is due in a walk.",
      },
      memoryMb: 256,
      timeoutSeconds: 50,
    },
  },
  removal: () => import("./removal.ts"),
};
