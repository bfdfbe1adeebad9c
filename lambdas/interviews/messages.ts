import * as z from "zod";
import { queuedMessage } from "#platform/outbox/message.ts";
import { evaluate } from "./evaluation/evaluate.ts";

/** An interview that has ended, or that is to be evaluated again. */
export const evaluation = queuedMessage(z.object({ user_id: z.string(), id: z.string() }), (key) =>
  evaluate(key),
);
