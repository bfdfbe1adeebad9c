import { randomUUID } from "node:crypto";
import type { Sound } from "#platform/models/transcription/port.ts";
import { transcriberOf } from "#platform/models/transcription/transcriber-of.ts";
import { AppError } from "#shared/errors.ts";
import { mostClipBytes, type RecordedType } from "#shared/recordings/rules.ts";
import { reserveTranscription } from "./transcribing/spending.ts";

/** The time for a reply within that of a request. */
const seconds = 25;

/**
 * The words of a short recording as base64, which is not kept. Throws AppError `invalid` for what holds no sound,
 * `not_configured` without a service that answers at once.
 */
export const transcribeClip = async (audio: string, accountId: string): Promise<string> => {
  const bytes = new Uint8Array(Buffer.from(audio.replace(/^data:[^,]{0,100},/, ""), "base64"));
  if (bytes.length > mostClipBytes)
    throw new AppError("too_large", "A clip has at most 3 MB. Record a longer answer in an interview.");
  const contentType = typeOf(bytes);
  const { joinTakes } = await import("./sound/join.ts");
  const joined = await joinTakes([bytes], contentType);
  const transcriber = await transcriberOf(accountId);
  if (!transcriber || !("transcribe" in transcriber))
    throw new AppError(
      "not_configured",
      "No transcription service that answers at once is set up. Connect one in the settings.",
    );
  const recording = { account_id: accountId, seconds: joined.seconds };
  const spending = await reserveTranscription(recording, transcriber);
  if (!spending) throw new AppError("conflict", "The budget for language models is used up.");
  const sound: Sound = {
    key: `recordings/clips/${randomUUID()}`,
    contentType,
    seconds: joined.seconds,
    read: async () => bytes,
  };
  let isBooked = false;
  try {
    const { text } = await transcriber.transcribe(sound, { signal: AbortSignal.timeout(seconds * 1000) });
    isBooked = true;
    await spending.book();
    return text;
  } finally {
    if (!isBooked) await spending.release();
  }
};

/** Told by the first bytes: EBML of WebM, `OggS`, else the box `ftyp` of MP4. */
const typeOf = (bytes: Uint8Array): RecordedType => {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (start.startsWith("OggS")) return "audio/ogg";
  return start.slice(4, 8) === "ftyp" ? "audio/mp4" : "audio/webm";
};
