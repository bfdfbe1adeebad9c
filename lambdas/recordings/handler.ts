import type { Caller } from "#platform/access/origin/caller.ts";
import { serve } from "#platform/http/serve.ts";
import { transcriberOf } from "#platform/models/transcription/transcriber-of.ts";
import { limitRecordings } from "#platform/rate-limit/visitor-limits.ts";
import { AppError } from "#shared/errors.ts";
import { recordings } from "#shared/recordings/routes.ts";
import { begin } from "./begin.ts";
import { transcribeClip } from "./clip.ts";
import type { StoredRecording } from "./entities.ts";
import { finish } from "./finish.ts";
import { isOwn, ownRecording } from "./own.ts";
import { removeRecording } from "./remove.ts";
import { partForm } from "./sound/files.ts";
import { recordingStore } from "./store.ts";
import { readTicket } from "./ticket.ts";
import { requestTranscription, settled } from "./transcribing/request.ts";
import { detailOf } from "./view.ts";

export const handler = serve(recordings, {
  list: async ({ ticket: sealed }, { caller }) => {
    await limitRecordings(caller);
    const ticket = await readTicket(sealed);
    const [all, transcriber] = await Promise.all([
      recordingStore.ofHolder(ticket.holder),
      transcriberOf(ticket.account_id),
    ]);
    const own = await Promise.all(all.filter((recording) => isOwn(recording, ticket)).map(settled));
    return { items: await Promise.all(own.map(detailOf)), can_transcribe: transcriber !== undefined };
  },
  begin: async ({ ticket, content_type }, { caller }) => {
    await limitRecordings(caller);
    return detailOf(await begin(ticket, content_type));
  },
  parts: async ({ ticket, recordingId, take, from, count }, { caller }) => {
    const recording = await opened(ticket, recordingId, caller);
    if (recording.state !== "open")
      throw new AppError("conflict", "This recording is finished. Begin another one.");
    const numbers = Array.from({ length: count }, (_, at) => from + at);
    return { forms: await Promise.all(numbers.map((part) => partForm(recording, take, part))) };
  },
  finish: async ({ ticket, recordingId, takes }, { caller }) => {
    const { recording, missing } = await finish(await opened(ticket, recordingId, caller), takes);
    return { missing, ...(recording && { recording: await detailOf(await transcribed(recording)) }) };
  },
  transcribe: async ({ ticket, recordingId }, { caller }) =>
    detailOf(await requestTranscription(await settled(await opened(ticket, recordingId, caller)))),
  remove: async ({ ticket, recordingId }, { caller }) => {
    await removeRecording(await opened(ticket, recordingId, caller));
    return { removed: true };
  },
  clip: async ({ audio }, { accountId }) => ({ text: await transcribeClip(audio, accountId) }),
});

const opened = async (ticket: string, recordingId: string, caller: Caller): Promise<StoredRecording> => {
  await limitRecordings(caller);
  return (await ownRecording(ticket, recordingId)).recording;
};

/** A finished recording is transcribed at once, if a service is set up; else it waits for one. */
const transcribed = async (recording: StoredRecording): Promise<StoredRecording> =>
  recording.transcription === "none" && (await transcriberOf(recording.account_id))
    ? requestTranscription(recording)
    : recording;
