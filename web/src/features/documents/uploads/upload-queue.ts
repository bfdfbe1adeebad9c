import type { Document } from "../../../../../shared/contract/documents.ts";
import { AppError } from "../../../../../shared/errors.ts";
import { isUnderway, newUpload, type Upload } from "./upload.ts";

export interface UploadSteps {
  /** Registers the file and sends its bytes. */
  send: (file: File, onSent: (bytes: number) => void) => Promise<Document>;
  /** Resolves when the document is completed or failed. */
  untilProcessed: (document: Document, onProgress: (document: Document) => void) => Promise<Document>;
  now: () => number;
}

/** How many files of a run were processed and how many were not. */
export interface UploadRun {
  completed: number;
  failed: number;
}

export interface UploadQueue {
  items: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  /** Puts files at the end; those completed before make room. */
  add: (files: Iterable<File>) => void;
  /** Takes a file out unless it is under way. */
  remove: (id: number) => void;
  /** Uploads what is pending, two files at a time; resolves when all of it is processed. */
  start: (onCompleted: (filename: string) => void) => Promise<UploadRun>;
}

const uploadsAtOnce = 2;

/** The files that somebody chose for one chatbot. It goes on while its page is closed. */
export const createUploadQueue = (steps: UploadSteps): UploadQueue => {
  let items: readonly Upload[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Upload[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, part: Partial<Upload>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const send = async ({ id, file }: Upload): Promise<Document> => {
    change(id, { state: "uploading" });
    const document = await steps.send(file, (sentBytes) => change(id, { sentBytes }));
    change(id, { state: "processing", sentBytes: file.size, processingSince: steps.now() });
    return document;
  };
  const process = async ({ id }: Upload, document: Document): Promise<void> => {
    const done = await steps.untilProcessed(document, (now) => change(id, { stage: now.processing_stage }));
    if (done.processing_status === "completed") return change(id, { state: "completed" });
    throw new AppError("invalid", done.failure_reason ?? "The file could not be processed.");
  };

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      const kept = items.filter(({ state }) => state !== "completed");
      set([...kept, ...[...files].map((file) => newUpload(++lastId, file))]);
    },
    remove: (id) => set(items.filter((item) => item.id !== id || isUnderway(item))),
    start: async (onCompleted) => {
      const ends: Promise<boolean>[] = [];
      const worker = async () => {
        for (let item = firstPending(items); item; item = firstPending(items)) {
          const upload = item;
          const sent = send(upload);
          const end = sent.then((document) => process(upload, document));
          ends.push(
            end.then(
              () => {
                onCompleted(upload.file.name);
                return true;
              },
              (error: unknown) => {
                change(upload.id, { state: "error", error: reason(error) });
                return false;
              },
            ),
          );
          await sent.catch(() => undefined);
        }
      };
      await Promise.all(Array.from({ length: uploadsAtOnce }, worker));
      const results = await Promise.all(ends);
      const completed = results.filter(Boolean).length;
      return { completed, failed: results.length - completed };
    },
  };
};

const firstPending = (items: readonly Upload[]) => items.find(({ state }) => state === "pending");

const reason = (error: unknown): string =>
  error instanceof AppError ? error.message : "Something went wrong. Remove the file and choose it again.";
