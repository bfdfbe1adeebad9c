import type { StoredRecording } from "./entities.ts";
import { absent, recordingStore } from "./store.ts";
import { readTicket, type Ticket } from "./ticket.ts";

/** A ticket's recording. Throws AppError `not_found` for one of another answer, or of somebody else. */
export const ownRecording = async (
  sealed: string,
  id: string,
): Promise<{ ticket: Ticket; recording: StoredRecording }> => {
  const ticket = await readTicket(sealed);
  const recording = await recordingStore.find({ holder: ticket.holder, id });
  if (!recording || !isOwn(recording, ticket)) throw absent();
  return { ticket, recording };
};

/** Whether a recording is of the ticket's answer, and the ticket's person may hear it. */
export const isOwn = (recording: StoredRecording, ticket: Ticket): boolean =>
  recording.part === ticket.part && (ticket.is_owner || recording.user_id === ticket.user_id);
