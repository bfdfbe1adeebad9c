import * as z from "zod";

/** A time of day in steps of a minute; `24:00` ends a day. */
const timeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "Enter a time such as 09:00.");

const Hours = z
  .object({
    /** 1 for Monday to 7 for Sunday, as in ISO 8601. */
    day: z.number().int().min(1).max(7),
    from: timeOfDay,
    to: timeOfDay,
  })
  .refine(({ from, to }) => from < to, { error: "Choose an end after the beginning.", path: ["to"] });

export const maxWaitMinutes = 60;

/** When people answer visitors of a chatbot, in the account's time zone. */
export const PeopleHours = z.object({
  /** Minutes that a visitor who asked for a person waits before the chatbot answers again. */
  wait_minutes: z
    .number()
    .int()
    .min(1, "Enter at least 1 minute.")
    .max(maxWaitMinutes, `Enter at most ${maxWaitMinutes} minutes.`),
  hours: z.array(Hours).min(1, "Choose at least one day.").max(28, "Use at most 28 lines."),
});
export type PeopleHours = z.infer<typeof PeopleHours>;
