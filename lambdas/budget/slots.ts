/**
 * Reservations of the same half minute lie in one slot and expire with it: the item stays small however many answers
 * are under way, and no reservation has a row of its own.
 */
const slotSeconds = 30;
/** A function answers for at most 120 s and reads a document for at most 300 s. */
const lifetimeSeconds = 300;

export interface Held {
  names: ReturnType<typeof holdNames>;
  nanoDollars: number;
  answers: number;
}

/** The slot of a reservation made now; it expires in 270 to 300 seconds. */
export const slotAt = (now: number): number => Math.floor((now / 1000 + lifetimeSeconds) / slotSeconds);

/** The attributes that hold a slot's sums. */
export const holdNames = (slot: number) => ({
  nanoDollars: `held_nano_dollars_${slot}`,
  answers: `held_answers_${slot}`,
});

export const heldIn = (
  slot: number,
  { nanoDollars, answers }: Pick<Held, "nanoDollars" | "answers">,
): Record<string, number> => {
  const names = holdNames(slot);
  return { [names.nanoDollars]: nanoDollars, [names.answers]: answers };
};

/** The slots of an item that have expired, with what they hold. */
export const expiredIn = (item: Record<string, unknown>, now: number): Held[] =>
  slotsIn(item)
    .filter((slot) => slot * slotSeconds * 1000 <= now)
    .map((slot) => heldBy(item, slot));

/** The sums of all slots of an item. */
export const heldByAll = (item: Record<string, unknown>): Pick<Held, "nanoDollars" | "answers"> =>
  slotsIn(item)
    .map((slot) => heldBy(item, slot))
    .reduce(
      (sum, one) => ({
        nanoDollars: sum.nanoDollars + one.nanoDollars,
        answers: sum.answers + one.answers,
      }),
      { nanoDollars: 0, answers: 0 },
    );

const slotsIn = (item: Record<string, unknown>): number[] =>
  Object.keys(item).flatMap((name) => {
    const slot = /^held_nano_dollars_(\d+)$/.exec(name)?.[1];
    return slot ? [Number(slot)] : [];
  });

const heldBy = (item: Record<string, unknown>, slot: number): Held => {
  const names = holdNames(slot);
  return { names, nanoDollars: Number(item[names.nanoDollars]), answers: Number(item[names.answers] ?? 0) };
};
