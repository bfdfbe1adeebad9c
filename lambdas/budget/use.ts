import * as z from "zod";
import { addIf, atMost, exists } from "#platform/table/add-if.ts";
import { when } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import type { Limit } from "./periods.ts";
import { expiredIn, type Held, heldIn, holdNames } from "./slots.ts";

/*
 * Access patterns
 *   what is used of a limited period        BUDGETUSE#{account} / OWNER#{start} or BOT#{chatbot}#{start}
 *   all limited periods of an account       the same partition
 *
 * `taken` is `spent` and what is held, because a condition of DynamoDB cannot add up.
 */

/** An amount of the budget. */
export interface Amount {
  nanoDollars: number;
  answers: number;
}

const number = z.number().default(0);

export const Use = z
  .object({
    taken_nano_dollars: number,
    taken_answers: number,
    spent_nano_dollars: number,
    spent_answers: number,
    /** When an answer was kept back first, and the limits that it was kept back by. */
    full_at: z.string().optional(),
    full_by: z.string().optional(),
    /** The highest share that a notice was written for, in percent. */
    told: z.number().default(0),
  })
  .catchall(z.unknown());
export type Use = z.infer<typeof Use>;

type CounterKey = Pick<Limit, "accountId" | "chatbotId" | "start">;

export const keyOf = ({ accountId, chatbotId, start }: CounterKey) => ({
  pk: key("budgetUse", accountId),
  sk: chatbotId ? key("chatbot", chatbotId, start) : key("account", start),
});

const counters = entity({
  name: "Budget use",
  shape: Use,
  key: keyOf,
  keysOf: () => {
    throw new Error("The use of a budget is stored by its counters alone.");
  },
});

export const findUse = counters.find;
export const dropUse = counters.remove;

const daysKept = { day: 3, month: 35 };

const ttlOf = ({ period }: Limit, now: number): number => Math.ceil(now / 1000) + daysKept[period] * 86_400;

/** Holds an amount in a slot; false if a limit has no room for it. An amount of 0 always fits. */
export const hold = async (limit: Limit, amount: Amount, slot: number, now: number): Promise<boolean> => {
  const conditions = [
    { name: "taken_nano_dollars", most: limit.nanoDollars, more: amount.nanoDollars },
    { name: "taken_answers", most: limit.answers, more: amount.answers },
  ].flatMap(({ name, most, more }) =>
    most === undefined || more === 0 ? [] : [{ name, room: most - more }],
  );
  if (conditions.some(({ room }) => room < 0)) return false;
  const held = await addIf(keyOf(limit), {
    set: { ttl: ttlOf(limit, now) },
    add: { ...taken(amount), ...heldIn(slot, amount) },
    ...(conditions.length > 0 && {
      condition: when.all(...conditions.map(({ name, room }) => atMost(name, room))),
    }),
  });
  return held !== undefined;
};

/**
 * Replaces a held amount by what was spent. Returns the new state; undefined if the row is gone with its chatbot. An
 * amount whose slot has expired is no longer held, and what was spent is added alone.
 */
export const settleHeld = async (
  limit: Limit,
  held: Amount,
  spent: Amount,
  slot: number,
): Promise<Use | undefined> => {
  const rest = { nanoDollars: -held.nanoDollars, answers: -held.answers };
  const change = { nanoDollars: spent.nanoDollars + rest.nanoDollars, answers: spent.answers + rest.answers };
  const present = holdNames(slot).nanoDollars;
  const settled =
    (await addIf(keyOf(limit), {
      add: { ...spentBy(spent), ...taken(change), ...heldIn(slot, rest) },
      condition: exists(present),
    })) ??
    (await addIf(keyOf(limit), {
      add: { ...spentBy(spent), ...taken(spent) },
      condition: when.all(when.absent(present), exists("taken_answers")),
    }));
  return settled && Use.parse(settled);
};

/** Frees what slots hold that have expired; undefined if there are none, or if another process frees them. */
export const freeExpired = async (limit: CounterKey, use: Use, now: number): Promise<Use | undefined> => {
  const expired = expiredIn(use, now);
  if (expired.length === 0) return undefined;
  const sum = (name: keyof Amount) => expired.reduce((total, one) => total + one[name], 0);
  const freed = await addIf(keyOf(limit), {
    add: taken({ nanoDollars: -sum("nanoDollars"), answers: -sum("answers") }),
    remove: expired.flatMap(({ names }) => Object.values(names)),
    condition: when.all(...expired.map(unchanged)),
  });
  return freed && Use.parse(freed);
};

/** Begins a period with what was spent before it was limited, unless it is counted already. */
export const beginUse = (limit: Limit, spent: Amount, now: number): Promise<unknown> =>
  addIf(keyOf(limit), {
    set: { ttl: ttlOf(limit, now) },
    add: { ...spentBy(spent), ...taken(spent) },
    condition: when.absent("taken_answers"),
  });

/** Notes that a notice was written, or that an answer was kept back. */
export const markUse = (limit: CounterKey, set: Partial<Pick<Use, "full_at" | "full_by" | "told">>) =>
  addIf(keyOf(limit), { set, condition: exists("taken_answers") });

const unchanged = ({ names, nanoDollars, answers }: Held) =>
  when.equals({ [names.nanoDollars]: nanoDollars, [names.answers]: answers });

const taken = ({ nanoDollars, answers }: Amount) => ({
  taken_nano_dollars: nanoDollars,
  taken_answers: answers,
});
const spentBy = ({ nanoDollars, answers }: Amount) => ({
  spent_nano_dollars: nanoDollars,
  spent_answers: answers,
});
