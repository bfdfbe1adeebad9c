import * as z from "zod";
import { queuedMessage } from "#platform/outbox/message.ts";
import { sendWebhooks } from "./send-due.ts";

/** An endpoint with deliveries that are due. */
export const webhook = queuedMessage(z.object({ user_id: z.string(), id: z.string() }), sendWebhooks);
