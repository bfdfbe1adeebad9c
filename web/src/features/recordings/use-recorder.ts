import { useEffect, useState, useSyncExternalStore } from "react";
import { queryClient } from "#web/lib/api/query-client.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import { session as signedIn } from "#web/lib/session/session.ts";
import type { RecorderSession } from "./session/session.ts";
import { sessionOf } from "./session/sessions.ts";
import type { Attachment, RecorderPort, RecorderTexts, RecorderView } from "./session/state.ts";

export interface RecorderOptions extends Attachment {
  port: RecorderPort;
  /** The question that is answered. */
  part: string;
  /** Only the words are wanted; the sound is deleted once it is text. */
  mode?: "dictation";
}

export interface Recorder extends RecorderView {
  session: RecorderSession;
  texts: RecorderTexts;
  isDictation: boolean;
  /** Something is being recorded or transcribed, so that the answer is not ready to be saved. */
  isBusy: boolean;
}

/** The recorder of an answer. Recording stops where another answer is shown, and leaving the page asks first. */
export const useRecorder = (options: RecorderOptions): Recorder => {
  const { port, part, mode, texts, onText, hasRecordings, isShared = false } = options;
  const isDictation = mode === "dictation";
  const [session] = useState(() => {
    const user = queryClient.getQueryData<{ id: string } | null>(signedIn.queryKey)?.id ?? "";
    return sessionOf({ port, part, user, isDictation });
  });
  session.attach({ texts, onText, hasRecordings, isShared });
  useEffect(() => session.show(), [session]);
  const view = useSyncExternalStore(session.subscribe, session.view);
  const { state, isFull, progress } = view;
  const isRunning = /^(starting|recording|paused)$/.test(state.kind);
  useUnsaved(isRunning || (state.kind === "uploading" && isFull));
  return {
    ...view,
    session,
    texts,
    isDictation,
    isBusy:
      isRunning ||
      (state.kind === "uploading" && !progress.isWaiting) ||
      (state.kind === "transcribing" && state.isOwn),
  };
};
