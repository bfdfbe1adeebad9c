import type { SQSEvent, SQSRecord } from "aws-lambda";
import * as z from "zod";
import { arnOf, type Message, md5Of, type Queue } from "./queue.ts";

export type PollOptions = {
  queue: Queue;
  /** Runs the function; it may return the ids of the messages that failed, as Lambda's `batchItemFailures`. */
  invoke(event: SQSEvent): Promise<unknown>;
  /** How many invocations run at a time. */
  concurrency: number;
  /** How many of them one group may have, so that others need not wait for its messages; all of them if left out. */
  mostOfGroup?: number;
  /** How many messages an invocation gets at most. */
  batchSize?: number;
  /** How long after its first failure a message is tried again; the wait doubles up to the visibility timeout. */
  retrySeconds?: number;
};

/**
 * Feeds a queue to a function as Lambda's event source mapping does: at once when a message is sent, again when
 * it failed. Stopping waits for the invocations under way.
 */
export function pollQueue(options: PollOptions): { stop(): Promise<void> } {
  const { queue, invoke, concurrency, batchSize = 1, retrySeconds = 1 } = options;
  const { mostOfGroup = concurrency * batchSize } = options;
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Nothing where the queue's file cannot be written, as on a full disk; the next look is then a second later. */
  const due = (): Message[] => {
    try {
      return queue.receive(batchSize, { mostOfGroup });
    } catch (error) {
      console.error(error);
      timer = setTimeout(pump, troubleMilliseconds);
      return [];
    }
  };

  const pump = () => {
    clearTimeout(timer);
    timer = undefined;
    while (!isStopped && running.size < concurrency) {
      const messages = due();
      if (messages.length === 0) break;
      const run = handle(messages)
        .catch(console.error)
        .then(() => {
          running.delete(run);
          pump();
        });
      running.add(run);
    }
    // what waits for its group's turn is due already: the end of an invocation wakes it
    if (!isStopped && running.size < concurrency) timer ??= wakeAt(queue.nextDueAt(running.size > 0), pump);
  };

  const handle = async (messages: Message[]) => {
    const failed = await failures(
      messages,
      () => invoke(eventOf(queue, messages)),
      () => isStopped,
    );
    // what stopping cut off is due again at the next start
    if (isStopped && failed.size > 0) return;
    for (const { id, receipt, receiveCount } of messages) {
      const waitSeconds = Math.min(queue.visibilityTimeoutSeconds, retrySeconds * 2 ** (receiveCount - 1));
      if (failed.has(id)) queue.release(receipt, waitSeconds);
      else queue.remove(receipt);
    }
  };

  const forget = queue.onChange(() => queueMicrotask(pump));
  pump();
  return {
    async stop() {
      isStopped = true;
      forget();
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

const troubleMilliseconds = 1000;
const maxTimerMilliseconds = 2 ** 31 - 1;

function wakeAt(at: number | undefined, wake: () => void): NodeJS.Timeout | undefined {
  if (at === undefined) return undefined;
  return setTimeout(wake, Math.min(Math.max(1, at - Date.now()), maxTimerMilliseconds));
}

const batchResponse = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** The ids that failed. As on Lambda a throw, or an id that is not in the batch, fails the whole batch. */
async function failures(
  messages: Message[],
  invoke: () => Promise<unknown>,
  isStopped: () => boolean,
): Promise<Set<string>> {
  const all = new Set(messages.map(({ id }) => id));
  try {
    const { success, data } = batchResponse.safeParse(await invoke());
    if (!success) return new Set();
    const failed = new Set(data.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    return [...failed].every((id) => all.has(id)) ? failed : all;
  } catch (error) {
    if (!isStopped()) console.error(error);
    return all;
  }
}

const eventOf = (queue: Queue, messages: Message[]): SQSEvent => ({
  Records: messages.map((message) => recordOf(queue, message)),
});

function recordOf(queue: Queue, message: Message): SQSRecord {
  return {
    messageId: message.id,
    receiptHandle: message.receipt,
    body: message.body,
    attributes: {
      ApproximateReceiveCount: String(message.receiveCount),
      SentTimestamp: String(message.sentAt),
      SenderId: "000000000000",
      ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
    },
    messageAttributes: {},
    md5OfBody: md5Of(message.body),
    eventSource: "aws:sqs",
    eventSourceARN: arnOf(queue),
    awsRegion: "us-east-1",
  };
}
