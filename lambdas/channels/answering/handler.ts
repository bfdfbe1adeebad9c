import * as z from "zod";
import { onQueue } from "#platform/events/on-queue.ts";
import { queue } from "#platform/storage/queue.ts";
import { Channel } from "#shared/contract/channel-shapes.ts";
import { answer } from "./answer.ts";

/** Seconds until the next try, by the number of those before. */
const waits = [2, 10, 30];

const channels = {
  line: "channel",
  message: z.object({ rag_system_id: z.string(), channel: Channel, id: z.string() }),
  lastTry: 4,
  reserveMilliseconds: 15_000,
  retry: ({ receiptHandle }: { receiptHandle: string }, delivery: number) =>
    queue("channels").redeliver(receiptHandle, waits[delivery - 1] ?? 30),
};

export const handler = onQueue(channels, answer);
