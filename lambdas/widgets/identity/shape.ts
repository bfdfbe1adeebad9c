import * as z from "zod";

/** The secret with which the owner's server names visitors, as it is stored with its widget. */
export const IdentitySecret = z.object({
  sealed: z.string(),
  /** Its last characters, by which the owner tells it from others. */
  ending: z.string(),
  created_at: z.string(),
  /** The one before it, which is accepted until then. */
  former: z.object({ sealed: z.string(), until: z.string() }).optional(),
});
export type IdentitySecret = z.infer<typeof IdentitySecret>;
