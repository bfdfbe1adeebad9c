import { citedSound } from "#lambdas/recordings/cited-sound.ts";
import { recordingTicket } from "#lambdas/recordings/ticket.ts";
import { AppError } from "#shared/errors.ts";
import type { CitedSound } from "#shared/recordings/shapes.ts";
import { begin, questionIn } from "./answers/begin.ts";
import { refuseCompleted, type Writer } from "./answers/writer.ts";
import type { StoredInterview } from "./entities.ts";
import { interviewStore } from "./store.ts";
import { sectionsOf } from "./view.ts";

/** The ticket to record the answer to a question. Throws AppError like `saveAnswer`. */
export const recordAnswer = async (
  interview: StoredInterview,
  questionId: string,
  writer: Writer,
): Promise<{ ticket: string }> => {
  const begun = await begin(interview);
  questionIn(await sectionsOf(begun), questionId);
  refuseCompleted(begun, writer);
  const { id, user_id, rag_system_id } = begun;
  return recordingTicket({
    holder: id,
    part: questionId,
    account_id: user_id,
    chatbot_id: rag_system_id,
    user_id: writer.userId,
    is_owner: writer.isOwner,
  });
};

/** The recording of an answer, from the second of a passage; null for one that was typed. */
export const soundOf = async (
  { id }: StoredInterview,
  { questionId: part, text: passage }: { questionId: string; text: string },
): Promise<{ sound: CitedSound | null }> => {
  const answer = await interviewStore.answer({ interview_id: id, question_id: part });
  if (!answer) throw new AppError("not_found", "This answer was deleted.");
  return { sound: await citedSound({ holder: id, part, answer: answer.response_text, passage }) };
};
