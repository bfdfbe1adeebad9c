import type { Conversation } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";

type Held = Pick<Conversation, "channel">;

export const isInterview = ({ channel }: Held): boolean => channel === "interview";

/** Throws AppError `conflict` for a job interview: nobody else writes in it, and it is no chat about documents. */
export const requireChat = (conversation: Held): void => {
  if (isInterview(conversation))
    throw new AppError(
      "conflict",
      "This is a job interview. It asks every applicant the same, so nobody else takes part. Open it under Candidates.",
    );
};
