import type { LambdaFunction } from "./manifest.ts";

/** The check of pending documents, and web pages as documents: what owners choose, and the schedule. The queue of documents has the pages read. */
export const documentFunctions = {
  sweep: {
    entry: "lambdas/documents/sweep.ts",
    everyMinutes: 1,
    table: ["get", "query", "put", "update", "delete"],
    needs: [],
    sends: ["uploads", "outbox"],
    memoryMb: 256,
    timeoutSeconds: 50,
  },
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
    memoryMb: 256,
    timeoutSeconds: 50,
  },
} satisfies Record<string, LambdaFunction<"webPages", "uploads" | "outbox">>;
