import { isPassing } from "#shared/recorder/upload/server.ts";
import { untilOnline } from "#shared/recorder/upload/until-online.ts";
import { longestSeconds } from "#shared/recordings/rules.ts";
import type { RecordingDetail } from "#shared/recordings/shapes.ts";
import { toast } from "#web/lib/toaster.ts";
import { type KeptRecording, kept } from "../kept/kept.ts";
import type { Desk } from "./desk.ts";
import { sayOutcome } from "./outcome.ts";
import type { RecorderState } from "./state.ts";

const pollMilliseconds = 1500;

/** One that began longer ago does not run any more, pauses left out. */
const runningMs = (longestSeconds + 10 * 60) * 1000;

interface Followed {
  recording: RecordingDetail;
  /** The row that this browser kept of it. */
  row?: KeptRecording | undefined;
  /** Its words belong into the answer. */
  isOwn: boolean;
}

/** The recordings of an answer that the server has. `settle` ends what is under way in this tab. */
export const storedRecordings = (desk: Desk, settle: (state: RecorderState) => void) => {
  const { call, set, become } = desk;
  const list = () => call((server, ticket) => server.list({ ticket }));
  const forget = (row: KeptRecording | undefined) =>
    row && kept.remove(row.id).catch((error: unknown) => console.warn("A recording stays here.", error));

  /** Asks until the connection allows it. */
  const read = async () => {
    for (;;) {
      const reply = await list().catch(async (error: unknown) => {
        if (!isPassing(error)) throw error;
        // one can record without knowing
        if (desk.is("loading")) become({ kind: "idle" });
        await untilOnline();
      });
      if (reply) return reply;
    }
  };
  const transcribed = async (
    begun: RecordingDetail,
    isOwn: boolean,
  ): Promise<RecordingDetail | undefined> => {
    let recording: RecordingDetail | undefined = begun;
    if (begun.transcription === "none") set({ canTranscribe: (await read()).can_transcribe });
    while (recording?.transcription === "running") {
      become({ kind: "transcribing", recording, isOwn });
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
      const reply = await read();
      set({ canTranscribe: reply.can_transcribe });
      recording = reply.items.find(({ id }) => id === begun.id);
    }
    return recording;
  };
  /** Waits for the words of a stored recording, and puts them into the answer if they belong there. */
  const follow = async ({ recording: begun, row, isOwn }: Followed): Promise<void> => {
    const texts = desk.attachment()?.texts;
    if (isOwn && begun.transcription === "running" && texts?.busy) toast.info(texts.busy);
    const recording = await transcribed(begun, isOwn).catch((error: unknown) => {
      // it is stored; a later visit shows the rest
      console.warn("How the transcription goes is not known.", error);
      return begun;
    });
    const attachment = desk.attachment();
    if (isOwn && attachment && recording) sayOutcome(recording, attachment);
    if (recording?.transcription !== "running") await forget(row);
    if (!recording) return settle({ kind: "idle" });
    if (desk.isDictation && recording.transcription === "done") return settle({ kind: "written" });
    settle({ kind: "stored", recording, isNew: isOwn });
  };
  /** Shows what the server has, and goes on with `row`, whose words were awaited when this browser left. */
  const show = async (row: KeptRecording | undefined): Promise<RecordingDetail | undefined> => {
    const { items, can_transcribe } = await read();
    if (!desk.is("loading", "idle")) return undefined;
    const stored = items.filter(({ state }) => state === "stored").toReversed();
    const open = items.findLast(
      ({ state, created_at }) =>
        state === "open" && (!desk.attachment()?.isShared || Date.parse(created_at) < Date.now() - runningMs),
    );
    const [newest, ...earlier] = stored;
    const sent = row && stored.find(({ id }) => id === row.recordingId);
    set({ earlier: open && !sent ? stored : earlier, canTranscribe: can_transcribe });
    if (!sent) await forget(row);
    if (sent && (await desk.lock.take())) await follow({ recording: sent, row, isOwn: true });
    else if (open) return open;
    else if (!newest || (desk.isDictation && newest.transcription === "done")) become({ kind: "idle" });
    else if (newest.transcription === "running") await follow({ recording: newest, isOwn: false });
    else become({ kind: "stored", recording: newest, isNew: false });
    return undefined;
  };
  return {
    follow,
    show,
    transcribe: async ({ id: recordingId }: RecordingDetail): Promise<void> => {
      try {
        const begun = await call((server, ticket) => server.transcribe({ ticket, recordingId }));
        await follow({ recording: begun, isOwn: true });
      } catch (error) {
        desk.fail(error);
      }
    },
    remove: async (recordingId: string): Promise<void> => {
      await call((server, ticket) => server.remove({ ticket, recordingId }));
      const { state, earlier } = desk.view();
      const rest = earlier.filter(({ id }) => id !== recordingId);
      if (state.kind !== "stored" || state.recording.id !== recordingId) return set({ earlier: rest });
      const [next, ...others] = rest;
      set({
        state: next ? { kind: "stored", recording: next, isNew: false } : { kind: "idle" },
        earlier: others,
      });
    },
    /** Takes over fresh addresses of the sound. */
    reread: async (): Promise<void> => {
      const { items } = await list();
      const fresh = (one: RecordingDetail) => items.find(({ id }) => id === one.id) ?? one;
      const { state, earlier } = desk.view();
      set({
        earlier: earlier.map(fresh),
        ...(state.kind === "stored" && { state: { ...state, recording: fresh(state.recording) } }),
      });
    },
  };
};
