import * as z from "zod";
import { queuedMessage } from "#platform/outbox/message.ts";
import { at } from "#shared/contract/fields.ts";
import { evaluate } from "./evaluation/evaluate.ts";
import { eraseExpired, lookAfter } from "./look-after.ts";

const Key = z.object({ user_id: z.string(), id: z.string() });
const Woken = Key.extend({ at });

/** An interview that has ended, or that is to be evaluated again. */
export const evaluation = queuedMessage(Key, (key) => evaluate(key));

/** An interview whose minutes are over, or whose evaluation was lost. */
export const interview = queuedMessage(Woken, lookAfter);

/** An application whose time is over. */
export const expiredApplication = queuedMessage(Woken, eraseExpired);
