import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const recordings: Area = {
  name: "recordings",
  keys: words,
  ids,
  face: ["cited-sound.ts", "remove.ts", "ticket.ts", "recordings-of.ts"],
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
        "transcription",
        "account-providers",
      ],
      sends: ["recordings"],
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
    transcriptions: {
      entry: "lambdas/recordings/transcribing/handler.ts",
      onQueue: "recordings",
      table: ["get", "query", "put", "update", "delete"],
      needs: ["secret", "recordings-read", "recordings-remove", "transcription", "account-providers"],
      memoryMb: 512,
      timeoutSeconds: 900,
    },
    transcribed: {
      entry: "lambdas/recordings/transcribing/on-transcribed.ts",
      onTranscribed: true,
      table: ["get", "query", "put", "update", "delete"],
      needs: ["secret", "recordings-remove", "transcription", "account-providers"],
      memoryMb: 512,
      timeoutSeconds: 60,
    },
  },
  wakes: { dictations: async (now) => (await import("./wake.ts")).wakeDue(now) },
  queues: {
    // One try; the second delivery only notes one that ended without a word.
    recordings: { work: "transcriptions", maxReceives: 2, parallel: 10 },
  },
};
