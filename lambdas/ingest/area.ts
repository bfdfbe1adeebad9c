import type { Area } from "#lambdas/area.ts";

export const ingest: Area = {
  name: "ingest",
  functions: {
    ingest: {
      entry: "lambdas/ingest/handler.ts",
      onQueue: "uploads",
      workers: [
        "lambdas/core/reading/sandbox/sandbox-process.ts",
        "lambdas/web-pages/sandbox/site-process.ts",
      ],
      assets: ["node_modules/pdfjs-dist/cmaps"],
      sends: ["uploads", "outbox"],
      table: ["get", "get-many", "query", "query-index", "update", "put", "delete"],
      needs: [
        "account-quotas",
        "uploads-read",
        "uploads-write",
        "uploads-remove",
        "readings-write",
        "readings-remove",
        "search-write",
        "embeddings",
        "socket",
        "secret",
        "recordings-read",
        "recordings-remove",
        "transcription",
        "account-providers",
      ],
      unseen: {
        "secretsmanager:GetSecretValue": "Opens the key of an account's own server for transcription.",
        "transcribe:GetTranscriptionJob": "No event tells of a job's end in a walk.",
        "transcribe:DeleteTranscriptionJob": "No event tells of a job's end in a walk.",
        "dynamodb:DeleteItem": "Takes followers away whose connection broke off without a word.",
      },
      memoryMb: 2048,
      timeoutSeconds: 300,
    },
    reindex: {
      entry: "lambdas/ingest/reindex/handler.ts",
      onDeploy: true,
      needs: ["search-read"],
      sends: ["uploads"],
      memoryMb: 512,
      timeoutSeconds: 900,
    },
  },
  queues: {
    // Three tries; the fourth delivery only marks a document as failed if no try ended.
    uploads: { work: "documents", maxReceives: 4, parallel: 10 },
  },
};
