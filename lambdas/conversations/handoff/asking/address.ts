import { AppError } from "#shared/errors.ts";
import { append } from "../../append.ts";
import type { StoredConversation } from "../../entities.ts";
import { noticeOf } from "../mails/notices.ts";
import { newEventIn } from "../new-event.ts";

type Left = NonNullable<StoredConversation["reply_to"]>;

/**
 * Keeps the address to which a person's answer is mailed; a later one replaces it. Throws AppError `conflict` unless a
 * person was asked for and none came.
 */
export const leaveAddress = (
  conversation: StoredConversation,
  { email, language }: Left,
): Promise<StoredConversation> =>
  append(conversation, (present: StoredConversation) => {
    if (present.reply_to?.email === email) return { events: [] };
    if (!present.unmet_at)
      throw new AppError("conflict", "Ask for a person first. If nobody comes, you can leave your address.");
    const event = newEventIn(present);
    const seen_seq = present.last_seq + 1;
    return {
      events: [{ ...event, kind: "address" as const, email }],
      set: { reply_to: { email, language }, unmet_at: null, seen_seq },
      writes: [noticeOf(present, event.created_at)],
    };
  });
