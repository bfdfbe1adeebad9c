import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const gaps: Area = {
  name: "gaps",
  keys: words,
  ids,
  functions: {
    gaps: {
      entry: "lambdas/gaps/handler.ts",
      serves: "gaps",
      table: ["get", "query", "query-index", "put", "update", "delete"],
      needs: [
        "owners",
        "secret",
        "visitor-limits",
        "account-quotas",
        "uploads-read",
        "uploads-write",
        "model-names",
        "transcription-name",
        "account-providers",
      ],
      sends: ["outbox", "uploads"],
      unseen: {
        "s3:GetObject": "No gap is answered in a walk.",
        "s3:PutObject": "No gap is answered in a walk.",
        "s3:ListBucket": "No gap is answered in a walk.",
        "dynamodb:DeleteItem": "No colleague's link is replaced in a walk.",
      },
      memoryMb: 512,
      timeoutSeconds: 29,
    },
  },
  removal: () => import("./removal.ts"),
  consumers: [
    {
      name: "open questions",
      consume: async (events, conversation) =>
        (await import("./keep-open-questions.ts")).keepOpenQuestions(events, conversation),
      forget: async ({ user_id, id }) =>
        (await import("./store.ts")).gapStore.forgetConversation(user_id, id),
    },
  ],
  messages: {
    gap: async () => (await import("./messages.ts")).gap,
    grouping: async () => (await import("./messages.ts")).grouping,
  },
  wakes: { replays: async (now) => (await import("./replay/wake.ts")).wakeReplays(now) },
};
