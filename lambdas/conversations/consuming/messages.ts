import * as z from "zod";
import { queuedMessage } from "#platform/outbox/message.ts";
import { lookAfter } from "../handoff/asking/look-after.ts";
import { tellOwner } from "../handoff/mails/tell-owner.ts";
import { rebuildPass } from "../searching/rebuild.ts";

/** An account whose index of messages is rebuilt from the log, a bounded pass for each message. */
export const rebuild = queuedMessage(z.string(), rebuildPass);

/** A conversation whose visitor waits, or is mailed. */
export const visitor = queuedMessage(
  z.object({ id: z.string(), rag_system_id: z.string(), user_id: z.string() }),
  lookAfter,
);

/** An account whose owner is told of visitors who wait. */
export const askedIn = queuedMessage(z.string(), (accountId) => tellOwner(accountId));
