import { activityPartition, conversationEntity, type StoredConversation } from "../entities.ts";
import { expiredEntity } from "../expiry/expired-sums.ts";
import { key, keyPrefix } from "../names.ts";
import { isCounted } from "./count-former.ts";
import { dayEntity, dayOf, sessionOf, sumNames } from "./day-sums.ts";

type Sums = Record<string, number>;

/**
 * One sentence for each sum of a day that differs from the stored conversations of that day and those that expired.
 * Chatbots that were not counted yet have no sums.
 */
export const dayDifferences = async (accountId: string): Promise<string[]> => {
  const pk = key("aggregates", accountId);
  const [counted, facts] = [new Map<string, Sums>(), new Map<string, Sums>()];
  const chatbots = new Set<string>();
  const daysOf = (entity: typeof dayEntity | typeof expiredEntity, prefix: string) =>
    entity.all({ pk, prefix }) as AsyncGenerator<ReturnType<typeof dayEntity.read>>;
  for await (const day of daysOf(dayEntity, keyPrefix("conversationDay")))
    counted.set(nameOf(day), Object.fromEntries(names.map((name) => [name, day[name]])));
  for await (const day of daysOf(expiredEntity, keyPrefix("conversationExpired")))
    add(facts, nameOf(day), Object.fromEntries(names.map((name) => [name, day[name]])));
  const all = { pk: activityPartition(accountId), prefix: "", index: "gsi1" as const };
  for await (const conversation of conversationEntity.all(all)) {
    chatbots.add(conversation.rag_system_id);
    add(facts, nameOf(dayOf(conversation)), sumsOf(conversation));
  }
  const uncounted = new Set<string>();
  for (const id of chatbots) if (!(await isCounted(accountId, id))) uncounted.add(id);
  return [...new Set([...counted.keys(), ...facts.keys()])]
    .toSorted()
    .filter((name) => !uncounted.has(name.split(" of ")[1] ?? ""))
    .flatMap((day) =>
      names.flatMap((name) => {
        const [count, fact] = [counted, facts].map((one) => one.get(day)?.[name] ?? 0);
        // Response times have fractions, whose sum depends on their order.
        if (Math.abs((count ?? 0) - (fact ?? 0)) < 0.001) return [];
        return [`${accountId}, ${day}: ${name} is ${count} and should be ${fact}.`];
      }),
    );
};

const names = (["public", "private"] as const).flatMap((session) =>
  sumNames.map((name) => `${session}_${name}` as const),
);

const nameOf = ({ day, rag_system_id }: { day: string; rag_system_id: string }): string =>
  `${day} of ${rag_system_id}`;

const sumsOf = (conversation: StoredConversation): Sums => {
  const session = sessionOf(conversation);
  return {
    [`${session}_conversations`]: 1,
    [`${session}_messages`]: conversation.message_count,
    [`${session}_tokens`]: conversation.total_tokens_used,
    [`${session}_response_ms`]: conversation.response_ms ?? 0,
    [`${session}_timed_answers`]: conversation.timed_answers ?? 0,
  };
};

const add = (facts: Map<string, Sums>, day: string, sums: Sums): void => {
  const former = facts.get(day) ?? {};
  for (const [name, sum] of Object.entries(sums)) former[name] = (former[name] ?? 0) + sum;
  facts.set(day, former);
};
