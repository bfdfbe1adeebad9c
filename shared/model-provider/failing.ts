import * as z from "zod";
import { at } from "../contract/fields.ts";
import { faultReasons, type ModelFault } from "../model-fault.ts";

/** Since when a chatbot's model fails, and why it did last. */
export const ModelFailing = z.object({
  reason: z.enum(faultReasons),
  of: z.enum(["account", "installation"]),
  model: z.string(),
  since_at: at,
}) satisfies z.ZodType<ModelFault>;
export type ModelFailing = z.infer<typeof ModelFailing>;
