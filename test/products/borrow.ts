import { inject } from "vitest";
import type { Call, Lent, Look } from "./lender.ts";
import type { ProfileName } from "./profiles.ts";

export interface Borrowed extends Omit<Lent, "id"> {
  /** Runs a scheduled function to its end, as if it were `at` if that is given. */
  runSchedule(schedule: string, at?: Date): Promise<void>;
  look(): Promise<Look>;
  /** Everything it printed since it was borrowed. */
  output(): Promise<string>;
  giveBack(): Promise<void>;
}

/** A running product of a profile, which the first file that borrows it starts. It has accounts of other files too. */
export const borrow = async (profile: ProfileName): Promise<Borrowed> => {
  const { id, ...lent } = await ask<Lent>({ borrow: profile });
  return {
    ...lent,
    runSchedule: (schedule, at) => ask<void>({ run: id, schedule, ...(at && { at: at.toISOString() }) }),
    look: () => ask<Look>({ look: id }),
    output: async () => (await ask<Look>({ look: id })).output,
    giveBack: () => ask<void>({ giveBack: id }),
  };
};

const ask = async <Answer>(call: Call): Promise<Answer> => {
  const response = await fetch(inject("lender"), { method: "POST", body: JSON.stringify(call) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()).answer;
};
