import { AppError } from "#shared/errors.ts";
import { recordableType } from "#shared/recorder/engine/formats.ts";
import { MicrophoneError } from "#shared/recorder/engine/microphone.ts";
import type { RecordingDetail } from "#shared/recordings/shapes.ts";
import { toast } from "#web/lib/toaster.ts";
import { type KeptRecording, kept } from "../kept/kept.ts";
import { type Clip, createClip } from "./clip.ts";
import { createDesk, noProgress } from "./desk.ts";
import type { Live, RecorderState, Spoken } from "./state.ts";
import { storedRecordings } from "./stored.ts";

export type RecorderSession = ReturnType<typeof createSession>;

/** The recording of an answer in this tab. What was recorded is uploaded even after another answer is shown. */
export const createSession = (spoken: Spoken) => {
  const desk = createDesk(spoken);
  const { call, set, become, is } = desk;
  let isShown = false;
  let clip: Clip | undefined;
  let interrupted: { row?: KeptRecording; onServer?: RecordingDetail } = {};

  const settle = (state: RecorderState) => {
    clip?.uploader.close();
    clip = undefined;
    interrupted = {};
    desk.lock.release();
    set({ state, isFull: false, progress: noProgress });
  };
  const stored = storedRecordings(desk, settle);

  const leaveToOtherTab = () => {
    become({ kind: "elsewhere" });
    void desk.lock.isFree().then(load);
  };
  const takeLock = async (): Promise<boolean> => {
    const isTaken = await desk.lock.take();
    if (!isTaken) leaveToOtherTab();
    return isTaken;
  };
  const open = async (row: KeptRecording): Promise<Clip> => {
    const opened = createClip(row, {
      call,
      takes: await kept.takes(row.id).catch(() => []),
      onChange: () => set({ isFull: opened.journal.isFull(), progress: opened.uploader.progress() }),
      onFull: () => void stop(),
      onLost: () => become({ kind: "paused", isLost: true }),
    });
    return opened;
  };
  const record = async (opened: Clip): Promise<void> => {
    const former = desk.view().state;
    become({ kind: "starting" });
    try {
      await opened.record();
    } catch (error) {
      const texts = desk.attachment()?.texts;
      if (texts) toast.error(texts.startFailed);
      if (former.kind === "paused") return become(former);
      opened.uploader.close();
      desk.lock.release();
      return become({
        kind: "refused",
        problem: error instanceof MicrophoneError ? error.problem : "missing",
        isInterrupted: former.kind === "interrupted",
      });
    }
    clip = opened;
    become({ kind: "recording" });
    if (!isShown) await stop();
  };
  const start = async (): Promise<void> => {
    if (is("recording", "paused", "starting", "uploading") || !(await takeLock())) return;
    const { row } = interrupted;
    if (row) return record(await open(row));
    const begun = await open({
      id: crypto.randomUUID(),
      user: desk.user,
      holder: desk.key,
      type: recordableType() ?? "",
      createdAt: new Date().toISOString(),
      elapsedMilliseconds: 0,
    });
    const { state, earlier } = desk.view();
    if (state.kind === "stored") set({ earlier: [state.recording, ...earlier] });
    await record(begun);
  };
  const goOn = async (): Promise<void> => {
    if (!is("paused") || !clip) return start();
    if (!clip.hasTake()) return record(clip);
    clip.resume();
    become({ kind: "recording" });
  };
  const stop = async (): Promise<void> => {
    const stopped = clip;
    if (!stopped || !is("recording", "paused")) return;
    become({ kind: "uploading" });
    await stopped.stop();
    await finish(stopped);
  };
  const finish = async (stopped: Clip): Promise<void> => {
    clip = stopped;
    become({ kind: "uploading" });
    if (stopped.sound.takes().length === 0) {
      await stopped.journal.remove();
      return settle({ kind: "idle" });
    }
    try {
      const recording = await stopped.uploader.finish();
      await stopped.journal.change({ isSent: true, recordingId: recording.id });
      await stopped.journal.removeSound();
      await stored.follow({ recording, row: stopped.journal.recording(), isOwn: true });
    } catch (error) {
      if (clip !== stopped) return;
      const reason = error instanceof AppError ? error.message : "The recording could not be stored.";
      become({ kind: "unsaved", reason });
      desk.fail(error);
    }
  };
  const use = async (): Promise<void> => {
    if (clip) return finish(clip);
    const { row, onServer } = interrupted;
    if (!(await takeLock())) return;
    if (row) return finish(await open(row));
    if (!onServer) return;
    become({ kind: "uploading" });
    try {
      const reply = await call((server, ticket) => server.finish({ ticket, recordingId: onServer.id }));
      if (!reply.recording) throw new AppError("conflict", "No sound of it arrived. Discard it.");
      await stored.follow({ recording: reply.recording, isOwn: true });
    } catch (error) {
      desk.lock.release();
      become({ kind: "interrupted" });
      desk.fail(error);
    }
  };
  const discard = async (): Promise<void> => {
    const discarded = clip;
    const { row, onServer } = interrupted;
    const recordingId = (discarded?.journal.recording() ?? row)?.recordingId ?? onServer?.id;
    settle({ kind: "idle" });
    await discarded?.stop();
    await discarded?.journal.remove();
    if (row) await kept.remove(row.id);
    if (recordingId) await call((server, ticket) => server.remove({ ticket, recordingId }));
    const [newest, ...earlier] = desk.view().earlier;
    if (newest) set({ state: { kind: "stored", recording: newest, isNew: false }, earlier });
  };
  const load = async (): Promise<void> => {
    if (clip || is("starting", "uploading", "transcribing")) return;
    if (await desk.lock.isElsewhere()) return leaveToOtherTab();
    const row = await kept.of(desk.user, desk.key).catch(() => undefined);
    if (row && !row.isSent) {
      interrupted = { row };
      return become({ kind: "interrupted", seconds: row.elapsedMilliseconds / 1000 });
    }
    const hadRecordings = desk.attachment()?.hasRecordings || is("stored", "elsewhere");
    if (!row && !hadRecordings) return is("elsewhere") ? become({ kind: "idle" }) : undefined;
    become({ kind: "loading" });
    const onServer = await stored.show(row);
    if (!onServer) return;
    interrupted = { onServer };
    become({ kind: "interrupted" });
  };

  return {
    subscribe: desk.subscribe,
    view: desk.view,
    live: (): Live | undefined => clip?.live(),
    files: () => clip?.files() ?? [],
    /** Tells which screen gets words and toasts. */
    attach: desk.attach,
    /** Shows the answer; the function that it returns ends that. */
    show: () => {
      isShown = true;
      load().catch((error: unknown) => {
        console.warn("The recordings could not be read.", error);
        if (is("loading")) become({ kind: "idle" });
      });
      return () => {
        isShown = false;
        void stop();
      };
    },
    start,
    pause: () => {
      clip?.pause();
      become({ kind: "paused", isLost: false });
    },
    goOn,
    stop,
    use,
    discard: () =>
      discard().catch((error: unknown) => console.warn("The server keeps a discarded recording.", error)),
    transcribe: stored.transcribe,
    remove: stored.remove,
    reread: stored.reread,
  };
};
