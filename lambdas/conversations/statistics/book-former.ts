import * as z from "zod";
import { ledger } from "#lambdas/core/ledger/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import { entity } from "#platform/table/entity.ts";
import { bookingOf } from "../booking.ts";
import type { StoredConversation } from "../entities.ts";
import { eventEntity, isMessage, unnumbered } from "../event.ts";
import { listByStart } from "../listing/by-start.ts";
import { key } from "../names.ts";
import { formerCounts, isOpen } from "./former-counts.ts";
import { countFormerRating } from "./ratings.ts";

const keyOf = (account_id: string) => ({ pk: key("aggregates", account_id), sk: key("formerBooked") });

/** Marks an account whose conversations from before the ledger are in it. */
const bookedEntity = entity({
  name: "Booked conversations",
  shape: z.object({ account_id: z.string() }),
  key: keyOf,
  keysOf: ({ account_id }) => keyOf(account_id),
});

/** Accounts that this process knows to be booked. */
const booked = new Set<string>();
const maxRemembered = 10_000;
const atOnce = 25;

/**
 * Books the messages from before the ledger on the days of the account's time zone, once. Their tokens and prices stay
 * unknown. It reads the conversations that began before the ledger's first entry, and of those the messages from before
 * numbers, which are as old. A run that broke off is repeated: an entry is stored once. The account's chatbots must be
 * counted (`countFormer`), which lists their conversations by start.
 */
export const bookFormer = async (accountId: string): Promise<void> => {
  if (booked.has(accountId)) return;
  if (!(await bookedEntity.find(accountId))) {
    const before = await ledger.beginning(accountId);
    for await (const group of listByStart(accountId, { before }))
      for (let at = 0; at < group.length; at += atOnce)
        await Promise.all(group.slice(at, at + atOnce).map(({ conversation }) => bookOne(conversation)));
    await bookedEntity.save({ account_id: accountId });
  }
  if (booked.size >= maxRemembered) booked.clear();
  booked.add(accountId);
};

const bookOne = async (conversation: StoredConversation): Promise<void> => {
  const events = await Array.fromAsync(eventEntity.all(unnumbered(conversation.id)));
  const messages = events.filter(isMessage);
  if (messages.length === 0) return;
  const { id, user_id, rag_system_id, widget_id, started_at } = conversation;
  const timeZone = await timeZoneOf(user_id);
  const timeOf = (at: string) => ledger.localTime(new Date(at), timeZone);
  const days = Map.groupBy(messages, ({ created_at }) => timeOf(created_at).day);
  const started = timeOf(started_at).day;
  const open = messages.find(isOpen);
  for (const day of new Set([started, ...days.keys()])) {
    const ofDay = days.get(day) ?? [];
    const at = day === started ? started_at : (ofDay[0]?.created_at ?? started_at);
    await ledger.recordFormer({
      account_id: user_id,
      rag_system_id,
      conversation_id: id,
      source: widget_id ? "widget" : "test",
      at,
      day,
      hour: timeOf(at).hour,
      counts: {
        ...formerCounts(ofDay),
        conversations: day === started ? 1 : 0,
        visitors: widget_id && ofDay.length > 0 ? 1 : 0,
        unresolved: open && ofDay.includes(open) ? 1 : 0,
      },
    });
    for (const message of ofDay) await countFormerRating(bookingOf(conversation), message);
  }
};
