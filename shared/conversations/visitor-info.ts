import * as z from "zod";

const detail = z.string().trim().max(200, "Use at most 200 characters.");

/** Details that a visitor of a widget gave about themselves. */
export const VisitorInfo = z
  .object({ name: detail, email: detail, phone: detail, company: detail })
  .partial();
export type VisitorInfo = z.infer<typeof VisitorInfo>;
