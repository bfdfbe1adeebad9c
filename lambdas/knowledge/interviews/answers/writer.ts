import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { newId } from "../../names.ts";
import type { StoredAnswer, StoredInterview } from "../entities.ts";

/** Who writes an answer. */
export interface Writer {
  userId: string;
  /** The name that an answer of this writer is cited with; null for none. */
  person: string | null;
  /** A member of the interview's account, who may still correct what is completed. */
  isOwner: boolean;
}

/** A correction by the owner leaves an answer with the person who gave it. */
export const giverOf = (
  { userId, person, isOwner }: Writer,
  former: StoredAnswer | undefined,
): Pick<StoredAnswer, "person" | "answered_by"> =>
  former && isOwner && former.answered_by !== userId
    ? { person: former.person, answered_by: former.answered_by }
    : { person, answered_by: userId };

export const emptyAnswer = (interview_id: string, question_id: string, writer: Writer): StoredAnswer => {
  const now = new Date().toISOString();
  return {
    id: newId("interviewAnswer"),
    interview_id,
    question_id,
    response_text: "",
    audio_url: null,
    document_ids: [],
    created_at: now,
    updated_at: now,
    version: 0,
    draft_text: null,
    follow_up: null,
    ...giverOf(writer, undefined),
    passage_document_id: null,
    words: 0,
    answered_at: null,
    attached: 0,
  };
};

/** The condition of an interview under which this writer may change an answer. */
export const openFor = ({ isOwner }: Writer) => (isOwner ? undefined : when.differs("status", "completed"));

export const refuseCompleted = ({ status }: StoredInterview, { isOwner }: Writer): void => {
  if (status === "completed" && !isOwner)
    throw new AppError(
      "conflict",
      "This interview was completed, so its answers are no longer changed here. Copy your text, and ask who invited you to correct the answer.",
    );
};

export const changedElsewhere = () =>
  new AppError(
    "conflict",
    "This answer was changed in another window. Compare both texts, and save the one that you want to keep.",
  );
