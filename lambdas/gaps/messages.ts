import * as z from "zod";
import { queuedMessage } from "#platform/outbox/message.ts";
import { groupingPass } from "./grouping/pass.ts";
import { replayPass } from "./replay/pass.ts";

/** A gap whose questions are asked again. */
export const gap = queuedMessage(z.object({ account_id: z.string(), id: z.string() }), (one, { until }) =>
  replayPass(one, until),
);

/** An account with questions that are in no gap yet. */
export const grouping = queuedMessage(z.string(), (accountId, { until }) => groupingPass(accountId, until));
