import { setTimeout as pause } from "node:timers/promises";
import type { S3Event, SQSEvent } from "aws-lambda";
import type { Plan } from "./plan.ts";

/** Runs the function of the queue, which may get a message twice or late, or end before or after its work. */
export const faultyDelivery =
  (plan: Plan, invoke: (event: SQSEvent) => Promise<unknown>) =>
  (event: SQSEvent): Promise<unknown> =>
    plan.during(async () => {
      const kind = plan.of("function");
      const failed = {
        batchItemFailures: event.Records.map(({ messageId }) => ({ itemIdentifier: messageId })),
      };
      if (kind === "before" || kind === "reorder") {
        // The next message is delivered first.
        if (kind === "reorder") await pause(40);
        return failed;
      }
      if (kind === "delay") await pause(60);
      const [result] = await Promise.all(kind === "twice" ? [invoke(event), invoke(event)] : [invoke(event)]);
      return kind === "after" ? failed : result;
    });

/** Puts the bucket's announcements into the queue, which may come late, twice, or after what came behind them. */
export const faultyAnnouncement =
  (plan: Plan, send: (event: S3Event) => void) =>
  async (event: S3Event): Promise<void> => {
    const kind = plan.of("announcement");
    if (kind === "before") throw new Error("announcement: before");
    if (kind === "delay") await pause(60);
    if (kind === "reorder") return void plan.during(() => pause(80).then(() => send(event)));
    send(event);
    if (kind === "twice") send(event);
    if (kind === "after") throw new Error("announcement: after");
  };
