import { setTimeout as pause } from "node:timers/promises";
import { conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import { freshMilliseconds, marginMilliseconds } from "#shared/conversations/handoff-times.ts";
import { holdMinutes, type MonitoredConversation } from "#shared/monitoring/routes.ts";
import { monitored } from "./monitored.ts";
import { memberOf, personOf } from "./person.ts";
import { tellVisitor } from "./tell.ts";

interface Member {
  accountId: string;
  userId: string;
}

export const holdUntil = (now = Date.now()): string => new Date(now + holdMinutes * 60_000).toISOString();

/**
 * Gives a conversation to a member, also from another one if they take it over, or from them to another one. Returns
 * once an answer of the chatbot that was being written has surely stopped.
 */
export const claim = async (
  conversation: StoredConversation,
  member: Member,
  { to, takesOver = false }: { to?: string | undefined; takesOver?: boolean },
): Promise<{ conversation: MonitoredConversation }> => {
  const handoff = await conversationStore.handoff();
  const until = holdUntil();
  const claimed =
    to && to !== member.userId
      ? await handoff.handOver(conversation, {
          from: member.userId,
          to: await memberOf({ accountId: member.accountId, userId: to }),
          until,
        })
      : await handoff.claim(conversation, await personOf(member), until, { takesOver });
  const [shown] = await Promise.all([
    monitored(claimed),
    tellVisitor(claimed),
    pause(freshMilliseconds + marginMilliseconds),
  ]);
  return { conversation: shown };
};
