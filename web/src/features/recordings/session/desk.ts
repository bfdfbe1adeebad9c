import { AppError } from "#shared/errors.ts";
import { callsWith } from "#shared/recorder/upload/server.ts";
import { toast } from "#web/lib/toaster.ts";
import { answerLock } from "./lock.ts";
import type { Attachment, RecorderState, RecorderView, Spoken } from "./state.ts";

export type Desk = ReturnType<typeof createDesk>;

export const noProgress = { sent: 0, total: 0, isWaiting: false };

/** The view of an answer's recordings, the screen that shows it, and the ways to the server and to the other tabs. */
export const createDesk = ({ port, part, user, isDictation }: Spoken) => {
  const key = `${port.holder}.${part}`;
  const listeners = new Set<() => void>();
  let view: RecorderView = {
    state: { kind: "idle" },
    earlier: [],
    canTranscribe: true,
    isFull: false,
    progress: noProgress,
  };
  let attachment: Attachment | undefined;
  const set = (changed: Partial<RecorderView>) => {
    view = { ...view, ...changed };
    for (const listener of listeners) listener();
  };
  return {
    key,
    user,
    isDictation,
    lock: answerLock(`${user}.${key}`),
    call: callsWith(() => port.ticket(part)),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view: () => view,
    set,
    become: (state: RecorderState) => set({ state }),
    is: (...kinds: RecorderState["kind"][]) => kinds.includes(view.state.kind),
    attachment: () => attachment,
    attach: (shown: Attachment) => {
      if (!attachment && shown.hasRecordings) view = { ...view, state: { kind: "loading" } };
      attachment = shown;
    },
    /** Says that a recording could not be read or joined. */
    fail: (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const title = attachment?.texts.unreadable ?? attachment?.texts.failure;
      toast.error(title ?? error.message, title && error.message);
    },
  };
};
