import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const attachments: Area = {
  name: "attachments",
  keys: words,
  ids,
  face: ["store.ts"],
  functions: {
    attachments: {
      entry: "lambdas/attachments/handler.ts",
      serves: "attachments",
      workers: ["lambdas/core/reading/sandbox/sandbox-process.ts"],
      assets: ["node_modules/pdfjs-dist/cmaps"],
      table: ["get", "query", "put", "update", "delete"],
      needs: ["secret", "visitor-limits"],
      memoryMb: 2048,
      timeoutSeconds: 29,
    },
  },
};
