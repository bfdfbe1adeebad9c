import * as z from "zod";
import type { Attempt } from "#platform/events/on-queue.ts";
import { addLogIds } from "#platform/logging/log-context.ts";
import { enqueue } from "./enqueue.ts";
import { giveUpLook } from "./look/give-up.ts";
import { runPass } from "./look/run-pass.ts";

/** A website in a message of the queue that documents are read from. */
export const QueuedWebsite = z.object({ chatbotId: z.string(), websiteId: z.string() });

/** Milliseconds for a round of pages, at a site that answers each just before its time is over. */
const roundMs = 70_000;

/** A pass over a website; a look that takes longer sends the next message itself. */
export const lookAtWebsite = async (
  { chatbotId, websiteId }: z.infer<typeof QueuedWebsite>,
  { until, isLast, isGivenUp }: Attempt,
): Promise<void> => {
  addLogIds({ chatbotId });
  const key = { rag_system_id: chatbotId, id: websiteId };
  if (isGivenUp) return;
  try {
    if (!(await runPass(key, until - roundMs))) await enqueue(key);
  } catch (error) {
    if (isLast) await giveUpLook(key);
    throw error;
  }
};
