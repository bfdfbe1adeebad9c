import type { RecordingDetail } from "#shared/recordings/shapes.ts";
import type { StoredRecording } from "./entities.ts";
import { soundUrl } from "./sound/files.ts";
import { recordingStore } from "./store.ts";

export const detailOf = async (recording: StoredRecording): Promise<RecordingDetail> => {
  const isDone = recording.transcription === "done";
  const isHeard = recording.state === "stored" && !recording.is_text_only;
  const [audio_url, transcript] = await Promise.all([
    isHeard ? soundUrl(recording) : null,
    isDone ? recordingStore.transcript(recording) : undefined,
  ]);
  return { ...recording, audio_url, transcript: transcript ?? null };
};
