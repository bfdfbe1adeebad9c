import { QueryObserver } from "@tanstack/react-query";
import type { Document } from "#shared/documents/document.ts";
import { query, queryClient } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import { isInProgress, pollMs } from "../list/document-list.ts";
import { newFile, replaceFile } from "./new-file.ts";
import { findSame } from "./same/find-same.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";

/** How long the full bar of a completed file is shown. */
const seenMs = 1200;

const queues = new Map<string, UploadQueue>();

/** A chatbot's upload queue. It outlives its page, as the uploads do. */
export const uploadQueueOf = (chatbotId: string): UploadQueue => {
  const known = queues.get(chatbotId);
  if (known) return known;
  const queue = createUploadQueue({
    findSame: (files) => findSame(chatbotId, files),
    send: (file, onSent, { sha256, replaces }) =>
      replaces
        ? replaceFile(replaces, file, { sha256, onSent })
        : newFile(chatbotId, file, { sha256, onSent }),
    untilProcessed,
    untilSeen: () => new Promise((resolve) => setTimeout(resolve, seenMs)),
    now: () => performance.now(),
    say: toast,
  });
  queues.set(chatbotId, queue);
  return queue;
};

/** Asks every second, and at once where the socket says that something changed. */
const untilProcessed = (document: Document, onProgress: (document: Document) => void): Promise<Document> =>
  new Promise((resolve, reject) => {
    const observer = new QueryObserver(queryClient, {
      ...query("documents", "get", { chatbotId: document.rag_system_id, id: document.id }),
      staleTime: 0,
      refetchInterval: pollMs,
      refetchIntervalInBackground: true,
    });
    const stop = observer.subscribe(({ data, error }) => {
      if (data) onProgress(data);
      if (error) reject(error);
      else if (data && !isInProgress(data)) resolve(data);
      else return;
      queueMicrotask(() => stop());
    });
  });
