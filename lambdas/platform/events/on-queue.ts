import type { Context, SQSBatchItemFailure, SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import type * as z from "zod";
import { withMessageLine } from "../logging/message-line.ts";

/** One delivery of a queue's message. */
export interface Attempt {
  /** True if no delivery came before. */
  isFirst: boolean;
  /** True if a failure is final: the handler reports it to its user. */
  isLast: boolean;
  /**
   * True if earlier deliveries ended without a result, as when the function ran out of memory: only clean up and throw.
   */
  isGivenUp: boolean;
  /** When the work has to be done, in milliseconds since 1970. */
  until: number;
}

interface Queue<Message extends z.ZodType> {
  /** The name of the line that is logged for each delivery. */
  line: string;
  /** The body's shape, as JSON. A body of another shape fails like any other work. */
  message: Message;
  /** The delivery whose failure is final. The queue's `maxReceiveCount` is one more. */
  lastTry: number;
  /** Left of the function's time after `until`. */
  reserveMilliseconds: number;
  /** Called after a failure, to have the queue redeliver the message sooner than after its visibility timeout. */
  retry(record: SQSRecord, delivery: number): Promise<void>;
}

/**
 * The Lambda handler of a queue. Handles a batch's messages one after the other, each in its own log context; an error
 * is logged and reported to the queue, which redelivers that message alone or moves it to the dead-letter queue.
 */
export const onQueue =
  <Message extends z.ZodType>(
    { line, message, lastTry, reserveMilliseconds, retry }: Queue<Message>,
    work: (message: z.output<Message>, attempt: Attempt) => Promise<void>,
  ) =>
  async ({ Records }: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchItemFailure[] = [];
    for (const record of Records) {
      const { messageId, attributes, body } = record;
      const delivery = Number(attributes.ApproximateReceiveCount);
      const ids = { requestId: context.awsRequestId, messageId, delivery, lastTry };
      const until = Date.now() + context.getRemainingTimeInMillis() - reserveMilliseconds;
      const attempt = {
        isFirst: delivery === 1,
        isLast: delivery >= lastTry,
        isGivenUp: delivery > lastTry,
        until,
      };
      const isDone = await withMessageLine(line, ids, async () =>
        work(message.parse(JSON.parse(body)), attempt),
      );
      if (isDone) continue;
      batchItemFailures.push({ itemIdentifier: messageId });
      await retry(record, delivery);
    }
    return { batchItemFailures };
  };
