import { when } from "#platform/table/conditions.ts";
import type { VisitorNews } from "#shared/conversations/handoff.ts";
import { AppError } from "#shared/errors.ts";
import { conversationEntity, type StoredConversation } from "../../entities.ts";
import { newsOf } from "../news.ts";
import { leaveAddress } from "./address.ts";
import { ask } from "./ask.ts";
import { expire, goOn, isExpired } from "./request.ts";

/** The visitor's conversation; absent before the first question. */
type Present = StoredConversation | undefined;

/** The news; a request that nobody claimed in time ends with them. */
export const readNews = async (
  found: Present,
  { afterSeq, seenSeq = 0 }: { afterSeq: number; seenSeq?: number | undefined },
): Promise<VisitorNews> => {
  const conversation = found && isExpired(found) ? await expire(found) : found;
  if (found?.reply_to && seenSeq > (found.seen_seq ?? 0) && seenSeq <= found.last_seq)
    await see(found, seenSeq);
  return newsOf(conversation, afterSeq);
};

/** Does nothing if the visitor has seen more by now. */
const see = async (conversation: StoredConversation, seen_seq: number): Promise<void> => {
  const condition = when.equals({ seen_seq: conversation.seen_seq });
  await conversationEntity.update(conversation, { set: { seen_seq }, condition }).catch((error) => {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
  });
};

/** Throws AppError `conflict` if visitors of the chatbot cannot ask for a person. */
export const callPerson = async (
  found: Present,
  { wantsPerson, afterSeq }: { wantsPerson: boolean; afterSeq: number },
): Promise<VisitorNews> => {
  const conversation = begun(found);
  return newsOf(wantsPerson ? (await ask(conversation)).conversation : await goOn(conversation), afterSeq);
};

/** Throws AppError `conflict` unless a person was asked for and none came. */
export const takeAddress = async (
  found: Present,
  { afterSeq, ...left }: Parameters<typeof leaveAddress>[1] & { afterSeq: number },
): Promise<VisitorNews> => newsOf(await leaveAddress(begun(found), left), afterSeq);

const begun = (conversation: Present): StoredConversation => {
  if (conversation) return conversation;
  throw new AppError("not_found", "Ask your question first; then a person can see what it is about.");
};
