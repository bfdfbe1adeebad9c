import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { Write } from "#platform/table/client.ts";
import type { PayloadData, PayloadType } from "#shared/webhooks/payloads.ts";
import { deliveryDays, testEvent } from "#shared/webhooks/rules.ts";
import { countEntity, type StoredWebhook, type WebhookKey } from "../entities.ts";
import { contentEntity, deliveryEntity, dueEntity } from "../log/entities.ts";
import { idFrom } from "../names.ts";
import { touch, wake } from "../state.ts";
import { webhookStore } from "../store.ts";

/** Something that happened in an account. */
export interface Happening<Type extends PayloadType = PayloadType> {
  type: Type;
  at: string;
  /** Tells it from others of the same moment: the same source leads to the same `webhook-id`. */
  source: string;
  /** The conversation, lead or chatbot with which its texts are deleted, else the endpoint. */
  about: string;
  data: PayloadData<Type>;
}

/** Types a happening by its type. */
export const happening = <Type extends PayloadType>(one: Happening<Type>): Happening<Type> => one;

interface Scope {
  /** Absent for what concerns the whole account. */
  chatbotId?: string | undefined;
  isTest?: boolean;
}

/** The active endpoints that events of a chatbot, or of the account, are sent to. */
export const endpointsFor = async (
  accountId: string,
  { chatbotId, isTest = false }: Scope,
): Promise<StoredWebhook[]> =>
  (await webhookStore.all(accountId)).filter(
    ({ is_active, rag_system_ids, includes_tests }) =>
      is_active &&
      (includes_tests || !isTest) &&
      (rag_system_ids.length === 0 || (chatbotId !== undefined && rag_system_ids.includes(chatbotId))),
  );

/** Writes for a transaction: queues the events that an endpoint wants. None if it wants none of them. */
export const queueing = (webhook: StoredWebhook, happened: Happening[]): Write[] => {
  const wanted = happened.filter(({ type }) => type === testEvent || webhook.events.includes(type));
  if (wanted.length === 0) return [];
  const now = new Date().toISOString();
  return [...wanted.flatMap((one) => queueingOne(webhook.id, one, now)), touch(webhook)];
};

/** The event's `webhook-id`. */
export const eventIdOf = ({ type, at, source }: Pick<Happening, "type" | "at" | "source">): string =>
  idFrom("webhookMessage", Date.parse(at), `${type} ${source}`);

const queueingOne = (webhook_id: string, { data, about, ...happened }: Happening, now: string) => {
  const { type, at } = happened;
  const id = eventIdOf(happened);
  const ttl = Math.ceil(Date.parse(at) / 1000) + deliveryDays * 86_400;
  const body = JSON.stringify({ type, timestamp: at, data });
  const times = { at, next_at: now, queued_at: now };
  return [
    deliveryEntity.put({
      id,
      webhook_id,
      type,
      about,
      ...times,
      state: "waiting",
      attempts: [],
      tries: 0,
      ttl,
    }),
    dueEntity.place({ webhook_id, id, at: now, ttl }),
    contentEntity.place({ about, webhook_id, id, body, ttl }),
  ];
};

export interface Emission {
  /** Join the transaction of what happened. */
  writes: Write[];
  /** Wakes the senders, once the transaction is stored. */
  send(): Promise<void>;
}

export const silent: Emission = { writes: [], send: async () => undefined };

/**
 * Queues an event together with what happened. An account without endpoints costs one read; `describe` is called only if
 * an endpoint wants the event.
 */
export const emission = async <Type extends PayloadType>(
  accountId: string,
  { type, chatbotId }: { type: Type; chatbotId?: string | undefined },
  describe: () => Promise<Omit<Happening<Type>, "type">>,
): Promise<Emission> => {
  if (!((await countEntity.find(accountId))?.endpoints ?? 0)) return silent;
  const endpoints = (await endpointsFor(accountId, { chatbotId })).filter(({ events }) =>
    events.some((one) => one === type),
  );
  if (endpoints.length === 0) return silent;
  const happened = { type, ...(await describe()) };
  return {
    writes: endpoints.flatMap((one) => queueing(one, [happened])),
    send: () => wakeAll(endpoints),
  };
};

export const wakeAll = async (webhooks: WebhookKey[]): Promise<void> => {
  await Promise.all(webhooks.map((one) => wake(one)));
};

/** A chatbot as events name it. */
export const namedChatbot = async (accountId: string, chatbotId: string) => {
  const { id, name } = await chatbotStore.ofAccount(accountId, chatbotId);
  return { id, name };
};
