import * as z from "zod";

/** Earlier turns that the caller stores itself, oldest first; not for stored conversations. */
export const History = z
  .array(z.object({ role: z.enum(["user", "assistant"]), content: z.string().max(8000) }))
  .max(40)
  .optional();

/** Forty turns of 1,500 characters, in any script. */
export const withHistoryBytes = 192 * 1024;
