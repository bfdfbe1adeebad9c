import { timeZoneOf } from "#platform/account/settings.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { type Counters, countersOf, type DayCounts, formerCountersOf } from "./counts.ts";
import { type DayKey, dayEntity, dayItemsOf, isVisit, type Range } from "./day.ts";
import { countsOf, entriesOf, type LedgerEntry, ledgerEntity } from "./entry.ts";
import { localTime } from "./local-day.ts";
import { noteChange } from "./packed.ts";

/** Numbers that its release did not count with an entry. */
export interface Told {
  counts: Partial<DayCounts>;
  /** Awaited when the entry is stored. */
  stored?(): Promise<void>;
}

interface Division {
  /** Tells of an entry what its release did not count. `isFirst`: it is its conversation's first of the day. */
  tell(entry: LedgerEntry, isFirst: boolean): Promise<Told>;
  /** Milliseconds since 1970. */
  until: number;
}

/** Entries of a transaction; with their chatbots' days and the former day it has at most 51 writes. */
const atOnce = 25;

/**
 * Divides days that releases up to November 2026 counted as a whole: by chatbot, source and hour. Each transaction moves
 * some entries' numbers, so that a day adds up at any moment. Returns false if that is not done at `until`; the next call
 * continues.
 */
export const divideDays = async (accountId: string, range: Range, division: Division): Promise<boolean> => {
  for (const { day, chatbotId } of await dayItemsOf(accountId, range))
    if (!chatbotId && !(await divideDay(accountId, day, division))) return false;
  return true;
};

const divideDay = async (accountId: string, day: string, { tell, until }: Division): Promise<boolean> => {
  const timeZone = await timeZoneOf(accountId);
  const asked = new Set<string>();
  let group: Promise<Divided>[] = [];
  const flush = async () => {
    await store(await Promise.all(group));
    group = [];
  };
  for await (const entry of entriesOf(accountId, { first: day, last: day })) {
    const { conversation_id: id, messages, hour } = entry;
    const isFirst = id !== undefined && messages > 0 && !asked.has(id);
    if (isFirst) asked.add(id);
    if (hour !== undefined) continue;
    group.push(tell(entry, isFirst).then((told) => divided(entry, told, timeZone)));
    if (group.length < atOnce) continue;
    await flush();
    if (Date.now() > until) return false;
  }
  await flush();
  await dropDivided(accountId, day);
  return true;
};

interface Divided {
  entry: LedgerEntry;
  set: Partial<LedgerEntry> & { hour: number };
  stored: Told["stored"];
}

const divided = (entry: LedgerEntry, { counts, stored }: Told, timeZone: string): Divided => {
  const set = Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== 0));
  return { entry, set: { ...set, hour: localTime(new Date(entry.at), timeZone).hour }, stored };
};

const store = async (group: Divided[]): Promise<void> => {
  if (group.length === 0) return;
  const condition = when.absent("hour");
  await transact([
    ...group.map(({ entry, set }) => ledgerEntity.change(entry, { set, condition })),
    ...additions(group),
    ...group.slice(0, 1).map(({ entry: { account_id, day } }) => noteChange(account_id, day)),
  ]).catch((error) => {
    // Another process divides the same day.
    if (!group.some((_, at) => failedCondition(error, at))) throw error;
  });
  for (const { stored } of group) await stored?.();
};

/** Adds the entries to the days of their chatbots, and takes them from the undivided day. */
const additions = (group: Divided[]) => {
  const added = new Map<string, { id: DayKey; add: Counters }>();
  const addTo = (id: DayKey, counters: Counters) => {
    const name = `${id.chatbotId} ${id.source}`;
    const add: Counters = added.get(name)?.add ?? {};
    for (const [attribute, value] of Object.entries(counters)) add[attribute] = (add[attribute] ?? 0) + value;
    added.set(name, { id, add });
  };
  for (const { entry, set } of group) {
    const { account_id, day, rag_system_id: chatbotId, source } = entry;
    addTo({ account_id, day, chatbotId, source }, countersOf(countsOf({ ...entry, ...set }), set.hour));
    addTo({ account_id, day }, negated(undivided(entry)));
  }
  return [...added.values()].flatMap(({ id, add }) =>
    Object.keys(add).length > 0 ? [dayEntity.addTo(id, { add })] : [],
  );
};

const undivided = (entry: LedgerEntry): Counters => ({
  ...formerCountersOf(countsOf(entry)),
  ...(isVisit(entry.source) && {
    visitor_conversations: entry.conversations,
    visitor_questions: entry.questions,
  }),
});

const negated = (counters: Counters): Counters =>
  Object.fromEntries(Object.entries(counters).map(([name, value]) => [name, -value]));

/** Deletes a day's former item when nothing is left in it. */
const dropDivided = async (account_id: string, day: string): Promise<void> => {
  const item = await dayEntity.find({ account_id, day });
  if (!item || Object.keys(formerCountersOf(item.counters)).length > 0) return;
  await transact([dayEntity.dropIf({ account_id, day }, when.equals(item.counters))]).catch((error) => {
    if (!failedCondition(error)) throw error;
  });
};
