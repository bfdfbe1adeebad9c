import type { Document } from "#shared/documents/document.ts";
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
  /** Resolves when a completed file has been shown long enough. */
  untilSeen: () => Promise<void>;
  now: () => number;
  say: Announcer;
}

interface SendAs {
  sha256?: string;
  replaces?: Document;
}

interface Announcer {
  success: (words: string) => void;
  error: (words: string) => void;
  info: (words: string) => void;
}

export interface UploadQueue {
  items: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  /** Uploads files, two at a time, but lets those that are here already wait for `choose`. */
  add: (files: Iterable<File>) => void;
  /** Takes files out unless they are under way. */
  remove: (...ids: number[]) => void;
  /** Decides what becomes of a file that is here already. */
  choose: (id: number, choice: Choice) => void;
  /** Uploads a file again that could not be uploaded. */
  retry: (id: number) => void;
}

const uploadsAtOnce = 2;
const unchecked = "Docent could not find out whether this file is already here.";

/** The files that somebody chose for one chatbot. It goes on while its page is closed. */
export const createUploadQueue = (steps: UploadSteps): UploadQueue => {
  let items: readonly Upload[] = [];
  let lastId = 0;
  let sending = 0;
  let run = { completed: 0, failed: 0 };
  const listeners = new Set<() => void>();
  const set = (next: readonly Upload[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, part: Partial<Upload>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const take = (...ids: number[]) => set(items.filter((item) => !ids.includes(item.id) || isUnderway(item)));
  const next = () => items.find((item) => isReady(item, items));

  const check = async (added: Upload[]): Promise<void> => {
    const asked = added.filter(({ state }) => state === "pending");
    const found = await steps.findSame(asked.map(({ file }) => file)).catch(() => undefined);
    asked.forEach(({ id }, index) => {
      change(id, { isChecking: false, ...(found ? found[index] : { checkError: unchecked }) });
    });
    advance();
  };
  const advance = () => {
    for (let ready = next(); ready && sending < uploadsAtOnce; ready = next()) void upload(ready);
    if (items.some(isUnderway) || next()) return;
    if (run.completed > 0) steps.say.success(`${run.completed} document(s) processed successfully`);
    if (run.failed > 0) steps.say.error("Failed to upload documents");
    run = { completed: 0, failed: 0 };
  };
  const upload = async (ready: Upload): Promise<void> => {
    try {
      const done = await steps.untilProcessed(await send(ready), (document) =>
        change(ready.id, { document }),
      );
      if (done.processing_status === "completed") complete(ready);
      else fail(ready);
    } catch (error) {
      run.failed += 1;
      change(ready.id, { state: "error", error: reason(error) });
    }
    advance();
  };
  const send = async (ready: Upload): Promise<Document> => {
    const { id, file, sha256 } = ready;
    const isReplacing = decisionOf(ready, items) === "replace";
    const replaces = isReplacing ? samenessOf(ready, items)?.document : undefined;
    sending += 1;
    change(id, { state: "uploading", sentBytes: 0, error: undefined });
    try {
      const document = await steps.send(file, (sentBytes) => change(id, { sentBytes }), { sha256, replaces });
      change(id, { state: "processing", sentBytes: file.size, processingSince: steps.now() });
      return document;
    } finally {
      sending -= 1;
      advance();
    }
  };
  const complete = ({ id, file }: Upload): void => {
    run.completed += 1;
    change(id, { state: "completed" });
    steps.say.success(`${file.name} processed successfully`);
    void steps.untilSeen().then(() => change(id, { isFolded: true }));
  };
  /** The document's row says why and offers what to do. */
  const fail = ({ id }: Upload): void => {
    run.failed += 1;
    set(items.filter((item) => item.id !== id));
  };

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      const added = [...files].map((file) => newUpload(++lastId, file));
      if (added.length === 0) return steps.say.info("Please select files to upload");
      const earlier = items.map((item) => (item.state === "completed" ? { ...item, isEarlier: true } : item));
      set([...earlier, ...added]);
      void check(added);
    },
    remove: take,
    choose: (id, choice) => {
      if (choice === "skip") take(id);
      else change(id, { choice });
      advance();
    },
    retry: (id) => {
      change(id, { state: "pending", error: undefined });
      advance();
    },
  };
};

/** Whether a file may be uploaded: it is not here already, or its owner has decided. */
const isReady = (item: Upload, items: readonly Upload[]): boolean => {
  if (item.state !== "pending" || item.isChecking) return false;
  const sameness = samenessOf(item, items);
  return !sameness || item.choice !== undefined || sameness.suggested === "keep";
};

const reason = (error: unknown): string =>
  error instanceof AppError ? error.message : "Something went wrong on the way. Try again.";
