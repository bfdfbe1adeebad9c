import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const recordings: Area = {
  name: "recordings",
  keys: words,
  ids,
  face: [
    "can-speak.ts",
    "cited-sound.ts",
    "recordings-of.ts",
    "remove.ts",
    "ticket.ts",
    "transcribing/pass.ts",
    "upload-origin.ts",
  ],
  functions: {
    recordings: {
      entry: "lambdas/recordings/handler.ts",
      serves: "recordings",
      table: ["get", "query", "put", "update", "delete"],
      needs: [
        "owners",
        "secret",
        "visitor-limits",
        "recordings-read",
        "recordings-write",
        "recordings-remove",
        "transcription-clips",
        "account-providers",
      ],
      sends: ["uploads"],
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
  },
  messages: {
    dictation: async () => (await import("./messages.ts")).dictation,
  },
  removal: () => import("./removal.ts"),
  wakes: { dictations: async (now) => (await import("./wake.ts")).wakeDue(now) },
};
