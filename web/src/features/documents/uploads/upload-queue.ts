import type { Document } from "#shared/contract/documents.ts";
import { AppError } from "#shared/errors.ts";
import { decisionOf, samenessOf } from "./same/sameness.ts";
import { type Checked, type Choice, isUnderway, newUpload, type Upload } from "./upload.ts";

export interface UploadSteps {
  /** Tells for each file whether it is here already. */
  findSame: (files: File[]) => Promise<Checked[]>;
  /** Registers the file, or as a document's new one, and sends its bytes. */
  send: (file: File, onSent: (bytes: number) => void, as: SendAs) => Promise<Document>;
  /** Resolves when the document is completed or failed. */
  untilProcessed: (document: Document, onProgress: (document: Document) => void) => Promise<Document>;
  now: () => number;
}

interface SendAs {
  sha256?: string;
  replaces?: Document;
}

/** How many files of a run were processed, how many were not, and how many were left out as chosen. */
interface UploadRun {
  completed: number;
  failed: number;
  skipped: number;
}

export interface UploadQueue {
  items: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  /** Puts files at the end; those completed before make room. */
  add: (files: Iterable<File>) => void;
  /** Takes a file out unless it is under way. */
  remove: (id: number) => void;
  /** Decides what becomes of a file that is here already. */
  choose: (id: number, choice: Choice) => void;
  /** Uploads what is pending by now, two files at a time; resolves when all of it is processed. */
  start: (onCompleted: (filename: string) => void) => Promise<UploadRun>;
}

const uploadsAtOnce = 2;
const unchecked = "Docent could not find out whether this file is already here.";

/** The files that somebody chose for one chatbot. It goes on while its page is closed. */
export const createUploadQueue = (steps: UploadSteps): UploadQueue => {
  let items: readonly Upload[] = [];
  let lastId = 0;
  let checks = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (next: readonly Upload[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, part: Partial<Upload>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const check = async (added: Upload[]): Promise<void> => {
    const asked = added.filter(({ state }) => state === "pending");
    if (asked.length === 0) return;
    const found = await steps.findSame(asked.map(({ file }) => file)).catch(() => undefined);
    asked.forEach(({ id }, index) => {
      change(id, { isChecking: false, ...(found ? found[index] : { checkError: unchecked }) });
    });
  };
  const send = async (upload: Upload): Promise<Document> => {
    const { id, file, sha256 } = upload;
    const isReplacing = decisionOf(upload, items) === "replace";
    const replaces = isReplacing ? samenessOf(upload, items)?.document : undefined;
    change(id, { state: "uploading" });
    const document = await steps.send(file, (sentBytes) => change(id, { sentBytes }), { sha256, replaces });
    change(id, { state: "processing", sentBytes: file.size, processingSince: steps.now() });
    return document;
  };
  const process = async ({ id }: Upload, sent: Document): Promise<void> => {
    const done = await steps.untilProcessed(sent, (document) => change(id, { document }));
    if (done.processing_status === "completed") return change(id, { state: "completed" });
    throw new AppError("invalid", done.failure_reason ?? "The file could not be processed.");
  };
  /** Pending files of a run, with those left out that are here already. */
  const nextOf = (run: Set<number>) =>
    items.find((item) => run.has(item.id) && item.state === "pending" && decisionOf(item, items) !== "skip");

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      const added = [...files].map((file) => newUpload(++lastId, file));
      set([...items.filter(({ state }) => state !== "completed"), ...added]);
      checks = Promise.all([checks, check(added)]).then(() => undefined);
    },
    remove: (id) => set(items.filter((item) => item.id !== id || isUnderway(item))),
    choose: (id, choice) => change(id, { choice }),
    start: async (onCompleted) => {
      await checks;
      const run = new Set(items.filter(({ state }) => state === "pending").map(({ id }) => id));
      const ends: Promise<boolean>[] = [];
      const worker = async () => {
        for (let upload = nextOf(run); upload; upload = nextOf(run)) {
          const { id, file } = upload;
          const sent = send(upload);
          const end = sent.then((document) => process(upload, document));
          ends.push(
            end.then(
              () => {
                onCompleted(file.name);
                return true;
              },
              (error: unknown) => {
                change(id, { state: "error", error: reason(error) });
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
      const skipped = items.filter(({ id, state }) => run.has(id) && state === "pending").length;
      return { completed, failed: results.length - completed, skipped };
    },
  };
};

const reason = (error: unknown): string =>
  error instanceof AppError ? error.message : "Something went wrong. Remove the file and choose it again.";
