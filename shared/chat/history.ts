import * as z from "zod";

/**
 * Earlier turns that the caller stores itself, oldest first; not for stored conversations. Its length is bounded by the
 * body only: the latest turns are read, and long ones are cut.
 */
export const History = z
  .array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() }))
  .optional();

/** The most that is read of somebody without an account: forty turns of 2,000 characters, in any script. */
const bodyBytes = 256 * 1024;

export const withHistory = { bodyBytes, bodyBounds: { levels: 20, values: 20_000 } };
