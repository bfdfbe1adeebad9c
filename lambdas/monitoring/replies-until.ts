import { channelStore } from "#lambdas/channels/store.ts";
import type { StoredConversation } from "#lambdas/conversations/store.ts";
import { replyMinutes } from "#shared/channels/reply-minutes.ts";
import { AppError } from "#shared/errors.ts";

/** Until when the visitor's messenger takes replies, an ISO string; undefined if it does so at any time. */
export const repliesUntil = async (conversation: StoredConversation): Promise<string | undefined> =>
  conversation.channel && conversation.channel !== "interview" && replyMinutes[conversation.channel]
    ? channelStore.repliesUntil(conversation)
    : undefined;

/** Throws AppError `conflict` if the visitor's messenger takes no replies any more. */
export const requireReachable = async (conversation: StoredConversation): Promise<void> => {
  const until = await repliesUntil(conversation);
  if (until && until < new Date().toISOString())
    throw new AppError(
      "conflict",
      "Discord takes replies for 15 minutes after each message of the visitor, which are over. Write when the visitor does so again.",
    );
};
