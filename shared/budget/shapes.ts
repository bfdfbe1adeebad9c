import * as z from "zod";

/** Limits on what answers and the reading of documents cost; a limit that is absent does not bound. */
export const Budget = z.object({
  day_dollars: z.number().optional(),
  day_answers: z.number().optional(),
  month_dollars: z.number().optional(),
  month_answers: z.number().optional(),
  /** Visitors read it in place of an answer once a limit is reached; absent: the product's own words. */
  sentence: z.string().optional(),
});
export type Budget = z.infer<typeof Budget>;
