import type { RecordingDetail } from "#shared/recordings/shapes.ts";
import { dismiss, toast } from "#web/lib/toaster.ts";
import type { Attachment } from "./state.ts";

/** Puts the words of a recording into the answer and says how its transcription ended. */
export const sayOutcome = (recording: RecordingDetail, { texts, onText }: Attachment): void => {
  dismiss(({ title }) => title === texts.busy);
  if (recording.transcription === "failed") toast.error(texts.failure, recording.reason ?? undefined);
  if (recording.transcription !== "done") return;
  const text = recording.transcript?.text.trim();
  if (!text) {
    if (texts.empty) toast.error(texts.empty);
    else toast.error(texts.failure, "No words were heard.");
    return;
  }
  onText(text);
  toast.success(texts.success);
};
