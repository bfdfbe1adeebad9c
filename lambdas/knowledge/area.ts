import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

/** Grants that come with others, and are not used here. */
const listed = { "s3:GetObject": "Comes with the permission to list a document's objects." };
const moved = { "es:ESHttpPut": "Ends a move to another index that broke off." };

export const knowledge: Area = {
  name: "knowledge",
  keys: words,
  ids,
  functions: {
    knowledgeTemplates: {
      entry: "lambdas/knowledge/templates/handler.ts",
      serves: "knowledgeTemplates",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: [
        "owners",
        "secret",
        "visitor-limits",
        "account-quotas",
        "users-read",
        "chat-models",
        "account-providers",
        "uploads-read",
        "uploads-remove",
        "readings-remove",
        "recordings-read",
        "recordings-remove",
        "search-write",
      ],
      unseen: { ...listed, ...moved },
      memoryMb: 512,
      timeoutSeconds: 29,
    },
    knowledgeInterviews: {
      entry: "lambdas/knowledge/interviews/handler.ts",
      serves: "knowledgeInterviews",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: [
        "owners",
        "secret",
        "users-read",
        "visitor-limits",
        "account-quotas",
        "uploads-read",
        "uploads-write",
        "uploads-remove",
        "readings-remove",
        "search-write",
        "chat-models",
        "account-providers",
        "recordings-read",
        "recordings-remove",
      ],
      unseen: { ...listed, ...moved },
      memoryMb: 512,
      timeoutSeconds: 29,
    },
  },
  removal: () => import("./removal.ts"),
};
