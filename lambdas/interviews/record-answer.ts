import type { StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { jobStore } from "#lambdas/jobs/store.ts";
import { recordingTicket } from "#lambdas/recordings/ticket.ts";
import { AppError } from "#shared/errors.ts";

/**
 * The ticket to speak the answer that waits. Its sound is deleted once it is text: a voice tells more of a person than
 * the answer does, and nobody evaluates it.
 */
export const recordAnswer = async (application: StoredApplication): Promise<{ ticket: string }> => {
  const { id, user_id, job_id, answers, started_at, finished_at } = application;
  if (!started_at || finished_at)
    throw new AppError("conflict", "No question of this interview waits for an answer.");
  const job = await jobStore.find({ user_id, id: job_id });
  return recordingTicket({
    holder: id,
    part: String(answers),
    account_id: user_id,
    ...(job?.rag_system_id && { chatbot_id: job.rag_system_id }),
    is_dictation: true,
  });
};
