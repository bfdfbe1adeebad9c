import { AppError } from "#shared/errors.ts";
import { mostOfAnswer, type RecordedType } from "#shared/recordings/rules.ts";
import type { StoredRecording } from "./entities.ts";
import { newId } from "./names.ts";
import { isOwn } from "./own.ts";
import { recordingStore } from "./store.ts";
import { readTicket } from "./ticket.ts";

const dayMs = 86_400_000;

/** Throws AppError `conflict` for an answer that has as many recordings as it may have. */
export const begin = async (sealed: string, content_type: RecordedType): Promise<StoredRecording> => {
  const ticket = await readTicket(sealed);
  const { holder, part, account_id, chatbot_id, user_id, is_dictation } = ticket;
  const present = (await recordingStore.ofHolder(holder)).filter((recording) => isOwn(recording, ticket));
  if (present.length >= mostOfAnswer)
    throw new AppError(
      "conflict",
      `This answer has ${mostOfAnswer} recordings, which is its limit. Delete one of them first.`,
    );
  const now = Date.now();
  return recordingStore.create({
    id: newId("recording"),
    holder,
    part,
    account_id,
    ...(chatbot_id && { chatbot_id }),
    ...(user_id && { user_id }),
    is_dictation,
    is_text_only: false,
    ...(is_dictation && { due_at: new Date(now + dayMs).toISOString() }),
    state: "open",
    content_type,
    created_at: new Date(now).toISOString(),
    seconds: 0,
    bytes: 0,
    transcription: "none",
    reason: null,
    requests: 0,
  });
};
