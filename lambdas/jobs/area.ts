import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

/** Grants for erasing an application that somebody was speaking an answer of. */
const spoken = {
  "s3:GetObject": "Comes with the permission to list a recording's objects.",
  "s3:ListBucket": "No answer is being spoken when a walk erases an application.",
  "s3:DeleteObject": "No answer is being spoken when a walk erases an application.",
};

export const jobs: Area = {
  name: "jobs",
  keys: words,
  ids,
  face: [
    "applications/conversation-id.ts",
    "applications/directory.ts",
    "applications/erase.ts",
    "applications/name-words.ts",
    "applications/store.ts",
    "applications/tell.ts",
    "consent.ts",
    "language.ts",
    "names.ts",
    "posting.ts",
    "store.ts",
  ],
  functions: {
    jobs: {
      entry: "lambdas/jobs/handler.ts",
      serves: "jobs",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: [
        "owners",
        "secret",
        "visitor-limits",
        "chat-models",
        "account-providers",
        "site-url",
        "job-page",
        "recordings-read",
        "recordings-remove",
      ],
      unseen: spoken,
      sends: ["outbox"],
      memoryMb: 512,
      timeoutSeconds: 29,
    },
  },
  removal: () => import("./removal.ts"),
};
