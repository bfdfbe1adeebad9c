import { requireRole } from "#platform/access/owner/admit.ts";
import type { Membership } from "#platform/access/owner/membership.ts";
import { includesRole, type Role } from "#shared/contract/role.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { isInterview } from "./interview.ts";
import { conversationStore, type StoredConversation } from "./store.ts";

/** Job interviews are read with the role that reads candidates. */
const readsInterviews: Role = "edits";

/** Whether a member may read a conversation. */
export const mayRead = (conversation: Pick<Conversation, "channel">, { role }: Pick<Membership, "role">) =>
  !isInterview(conversation) || (role !== "none" && includesRole(role, readsInterviews));

/**
 * A conversation that a member reads. Throws AppError `not_found` for one of another account, and `forbidden` for a job
 * interview that the member's role does not permit.
 */
export const readBy = async (member: Membership, id: string): Promise<StoredConversation> => {
  const conversation = await conversationStore.ofAccount(member.accountId, id);
  if (!mayRead(conversation, member)) requireRole(member, readsInterviews);
  return conversation;
};
