import { setTimeout as pause } from "node:timers/promises";
import { noteUse } from "./notices.ts";
import type { Limit } from "./periods.ts";
import { slotAt } from "./slots.ts";
import { type Amount, findUse, freeExpired, hold, settleHeld, type Use } from "./use.ts";

export interface Reservation {
  /** Reserves more for the same answer; false if there is no room. */
  extend(more: Amount): Promise<boolean>;
  /** Replaces what is reserved by what was spent. */
  settle(spent: Amount): Promise<void>;
}

export interface Refused {
  /** The limit that has no room. */
  full: Limit;
  /** False if only answers under way take the room, which they may give back. */
  isUsedUp: boolean;
}

interface Options {
  /** How long to wait for room that answers under way may give back. */
  patienceMs?: number;
  now?: () => number;
}

/**
 * Reserves an amount by every limit, each by one conditional write; a reservation that nobody settles expires within five
 * minutes. Used up is a limit that has no room although nothing else is under way.
 */
export const reserve = async (
  limits: Limit[],
  amount: Amount,
  { patienceMs = 3000, now = Date.now }: Options = {},
): Promise<Reservation | Refused> => {
  const until = now() + patienceMs;
  for (let attempt = 0; ; attempt++) {
    const slot = slotAt(now());
    const full = await holdAll(limits, amount, slot, now());
    if (full.length === 0) return reservation(limits, amount, slot, now);
    const refused = await refusal(full, amount, now());
    if (refused?.isUsedUp || (refused && now() >= until)) return refused;
    await pause(Math.random() * Math.min(1000, 50 * 2 ** attempt));
  }
};

/** Whether a document's reservation of this amount would be granted now. */
export const hasRoom = async (limits: Limit[], amount: Amount, now = Date.now()): Promise<boolean> =>
  (await refusal(limits, amount, now, { isNoted: false })) === undefined;

/** Holds the amount by all limits or by none. Returns the limits without room. */
const holdAll = async (limits: Limit[], amount: Amount, slot: number, now: number): Promise<Limit[]> => {
  const held = await Promise.all(limits.map((limit) => hold(limit, amount, slot, now)));
  const full = limits.filter((_, at) => !held[at]);
  if (full.length > 0)
    await Promise.all(
      limits.filter((_, at) => held[at]).map((limit) => settleHeld(limit, amount, nothing, slot)),
    );
  return full;
};

/** Looks at the limits that had no room, and frees what has expired; undefined if there is room by now. */
const refusal = async (
  limits: Limit[],
  amount: Amount,
  now: number,
  { isNoted = amount.answers > 0 } = {},
): Promise<Refused | undefined> => {
  let busy: Refused | undefined;
  for (const full of limits) {
    const found = await findUse(full);
    const use = found && ((await freeExpired(full, found, now)) ?? found);
    if (!hasRoomFor(full, amount, spentIn(use))) {
      if (use && isNoted) await noteUse(full, use, { isKeptBack: true, now });
      return { full, isUsedUp: true };
    }
    if (!hasRoomFor(full, amount, takenIn(use))) busy ??= { full, isUsedUp: false };
  }
  return busy;
};

const hasRoomFor = (limit: Limit, amount: Amount, used: Amount): boolean =>
  (["nanoDollars", "answers"] as const).every((name) => {
    const most = limit[name];
    return most === undefined || amount[name] === 0 || used[name] + amount[name] <= most;
  });

const reservation = (limits: Limit[], amount: Amount, slot: number, now: () => number): Reservation => {
  let held = amount;
  return {
    extend: async (more) => {
      const full = await holdAll(limits, more, slot, now());
      if (full.length > 0) {
        await refusal(full, more, now(), { isNoted: true });
        return false;
      }
      held = { nanoDollars: held.nanoDollars + more.nanoDollars, answers: held.answers + more.answers };
      return true;
    },
    settle: async (spent) => {
      await Promise.all(limits.map((limit) => settleOne(limit, held, spent, slot, now())));
    },
  };
};

const settleOne = async (limit: Limit, held: Amount, spent: Amount, slot: number, now: number) => {
  const use = await settleHeld(limit, held, spent, slot);
  if (!use) return;
  await freeExpired(limit, use, now);
  await noteUse(limit, use, { now });
};

const nothing: Amount = { nanoDollars: 0, answers: 0 };

const spentIn = (use: Use | undefined): Amount => ({
  nanoDollars: use?.spent_nano_dollars ?? 0,
  answers: use?.spent_answers ?? 0,
});

const takenIn = (use: Use | undefined): Amount => ({
  nanoDollars: use?.taken_nano_dollars ?? 0,
  answers: use?.taken_answers ?? 0,
});
