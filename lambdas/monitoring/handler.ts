import { requireChat } from "#lambdas/conversations/interview.ts";
import { readBy } from "#lambdas/conversations/readers.ts";
import { conversationStore } from "#lambdas/conversations/store.ts";
import { serve } from "#platform/http/serve.ts";
import { AppError } from "#shared/errors.ts";
import { monitoring } from "#shared/monitoring/routes.ts";
import { cannedReplyStore } from "./canned-replies.ts";
import { claim } from "./claim.ts";
import { figuresOf } from "./figures.ts";
import { list } from "./list.ts";
import { monitored } from "./monitored.ts";
import { personOf } from "./person.ts";
import { tellMembers, tellVisitor } from "./tell.ts";
import { write } from "./write.ts";

export const handler = serve(monitoring, {
  list: async (query, { accountId }) => list(accountId, query),
  figures: async ({ id }, member) => {
    const conversation = await readBy(member, id);
    const [shown, figures] = await Promise.all([monitored(conversation), figuresOf(conversation)]);
    return { conversation: shown, figures };
  },
  claim: async ({ id, memberId }, member) =>
    claim(await conversationStore.ofAccount(member.accountId, id), member, { to: memberId }),
  takeOver: async ({ id }, member) =>
    claim(await conversationStore.ofAccount(member.accountId, id), member, { takesOver: true }),
  release: async ({ id }, member) => {
    const conversation = await conversationStore.ofAccount(member.accountId, id);
    const { release } = await conversationStore.handoff();
    const released = await release(conversation, await personOf(member));
    await tellVisitor(released);
    return { conversation: await monitored(released) };
  },
  askForClaim: async ({ id }, member) => {
    const conversation = await conversationStore.ofAccount(member.accountId, id);
    requireChat(conversation);
    const { name = "A colleague" } = await personOf(member);
    await tellMembers(conversation, { type: "claim_asked", conversationId: id, by: member.userId, name });
    return {};
  },
  send: async ({ id, ...writing }, member) =>
    write(await conversationStore.ofAccount(member.accountId, id), member, writing),
  typing: async ({ id }, { accountId, userId }) => {
    const conversation = await conversationStore.ofAccount(accountId, id);
    requireChat(conversation);
    const { answerer } = conversation;
    if (answerer.kind !== "person" || answerer.id !== userId)
      throw new AppError("conflict", "You do not hold this conversation, or no longer do. Intervene first.");
    await tellVisitor(conversation, { type: "typing" });
    return {};
  },
  cannedReplies: async (_, { accountId }) => ({ items: await cannedReplyStore.all(accountId) }),
  createCannedReply: async (text, { accountId }) => cannedReplyStore.create(accountId, text),
  changeCannedReply: async ({ cannedReplyId, ...text }, { accountId }) =>
    cannedReplyStore.change(accountId, cannedReplyId, text),
  removeCannedReply: async ({ cannedReplyId }, { accountId }) => {
    await cannedReplyStore.remove(accountId, cannedReplyId);
    return {};
  },
});
