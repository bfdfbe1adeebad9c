import { recordingTicket } from "#lambdas/recordings/ticket.ts";
import type { Caller } from "#platform/access/origin/caller.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import { AppError } from "#shared/errors.ts";
import { linkOf } from "./links.ts";

/** The ticket to speak the reply of a colleague's link; its sound is deleted once it is text. */
export const recordReply = async (token: string, caller: Caller): Promise<{ ticket: string }> => {
  await limitLookups(caller);
  const { hash, account_id, chatbot_id, state } = await linkOf(token);
  if (state !== "open") throw new AppError("conflict", "This question was answered already.");
  return recordingTicket({
    holder: hash,
    part: "reply",
    account_id,
    chatbot_id,
    is_dictation: true,
  });
};
