import { countsIn, DayCounts } from "#lambdas/core/ledger/counts.ts";
import { localDay } from "#lambdas/core/ledger/local-day.ts";
import { type Item, ofKind, sumOf } from "./item.ts";

/** Whether days add up their entries, the entries of conversations their messages, and each lies on its local day. */
export const auditLedger = (items: Item[]): string[] => {
  const entries = items.filter(({ pk }) => String(pk).startsWith("LEDGER#"));
  return [...auditDays(items, entries), ...auditMessages(items, entries), ...auditTimes(items, entries)];
};

const dayOf = ({ account_id, day }: Item): string => `${account_id}, ${day}`;

/** The numbers of an item of a day, which are stored by hour. */
const dayIn = ({ pk, sk, ...counters }: Item): Item => {
  const [account_id, day] = [String(pk).split("#")[1], String(sk).split("#")[1]];
  return { account_id, day, ...countsIn(counters as Record<string, number>) };
};

/** Entries of former releases, which have no hour, counted no estimates. */
const withEstimates = (entry: Item): Item => ({
  ...entry,
  estimated: entry.is_estimated && entry.hour !== undefined ? 1 : 0,
});

const auditDays = (items: Item[], entries: Item[]): string[] => {
  const counted = Map.groupBy(ofKind(items, "AGGREGATES", "DAY").map(dayIn), dayOf);
  const facts = Map.groupBy(entries.map(withEstimates), dayOf);
  return [...new Set([...counted.keys(), ...facts.keys()])].flatMap((day) =>
    Object.keys(DayCounts.shape).flatMap((name) => {
      const [count, fact] = [counted, facts].map((one) => sumOf(one.get(day) ?? [], name));
      return count === fact ? [] : [`${day}: ${name} is ${count} and should be ${fact}.`];
    }),
  );
};

/** Messages without a number are from before the ledger, which gets them when it is first read. */
const auditMessages = (items: Item[], entries: Item[]): string[] => {
  const booked = Map.groupBy(entries, ({ conversation_id }) => conversation_id);
  const events = Map.groupBy(ofKind(items, "CONV", "MSG"), ({ conversation_id }) => conversation_id);
  return [...events].flatMap(([id, own]) => {
    const messages = own.filter(({ kind = "message" }) => kind === "message");
    const later = messages.filter(({ seq }) => seq).length;
    const count = sumOf(booked.get(id) ?? [], "messages");
    const isFormerBooked = (booked.get(id) ?? []).some(({ is_former }) => is_former);
    const expected = isFormerBooked ? messages.length : later;
    return count === expected ? [] : [`The ledger has ${count} messages of ${id}, which has ${expected}.`];
  });
};

const auditTimes = (items: Item[], entries: Item[]): string[] => {
  const zones = new Map(ofKind(items, "OWNER", "SETTINGS").map((one) => [one.account_id, one.time_zone]));
  return entries
    .filter(({ liked, disliked }) => liked === undefined && disliked === undefined)
    .filter(({ account_id, at, day }) => {
      const zone = String(zones.get(account_id) ?? "UTC");
      return localDay(new Date(String(at)), zone) !== day;
    })
    .map(({ id, day }) => `The entry ${id} does not belong to ${day}.`);
};
