import {
  ChangeMessageVisibilityCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { required } from "../environment.ts";

const sqs = new SQSClient({});
// The SDK serialises every call for its logger even when none is set.
sqs.middlewareStack.remove("loggerMiddleware");

/** SQS takes as many messages in one request. */
const batchSize = 10;
/** Requests at the same time: a thousand messages in a second or two. */
const parallelBatches = 8;
/** SQS may accept a part of a batch only. */
const tries = 5;

/** A message, and the account or chatbot whose messages take turns with those of others (SQS fair queues). */
export interface Grouped {
  message: object;
  group: string;
  /** It is delivered after so many seconds, at most 900. */
  delaySeconds?: number;
}

/** The queue of this name in the manifest, at the address in `{NAME}_QUEUE_URL`. Messages are sent as JSON. */
export const queue = (name: string) => {
  const url = () => required(`${name.toUpperCase()}_QUEUE_URL`);

  const sendBatch = async (messages: Grouped[]): Promise<void> => {
    let entries = messages.map((one, at) => ({ Id: String(at), ...entryOf(one) }));
    for (let attempt = 1; entries.length > 0; attempt++) {
      if (attempt > tries) throw new Error(`The queue ${name} did not take all messages.`);
      const command = new SendMessageBatchCommand({ QueueUrl: url(), Entries: entries });
      const { Failed = [] } = await sqs.send(command);
      entries = entries.filter(({ Id }) => Failed.some((failed) => failed.Id === Id));
    }
  };

  return {
    send: async (message: Grouped): Promise<void> => {
      await sqs.send(new SendMessageCommand({ QueueUrl: url(), ...entryOf(message) }));
    },

    /** Sends each message and returns how many there were. Throws if the queue does not take one. */
    sendAll: async (messages: AsyncIterable<Grouped>): Promise<number> => {
      let sent = 0;
      const sendRound = async (round: Grouped[]) => {
        await Promise.all(batchesOf(round).map(sendBatch));
        sent += round.length;
      };
      let round: Grouped[] = [];
      for await (const message of messages) {
        round.push(message);
        if (round.length < batchSize * parallelBatches) continue;
        await sendRound(round);
        round = [];
      }
      await sendRound(round);
      return sent;
    },

    /** Has a received message redelivered in so many seconds, instead of after the queue's visibility timeout. */
    redeliver: async (receiptHandle: string, seconds: number): Promise<void> => {
      await sqs.send(
        new ChangeMessageVisibilityCommand({
          QueueUrl: url(),
          ReceiptHandle: receiptHandle,
          VisibilityTimeout: seconds,
        }),
      );
    },
  };
};

const entryOf = ({ message, group, delaySeconds }: Grouped) => ({
  MessageBody: JSON.stringify(message),
  MessageGroupId: group,
  ...(delaySeconds && { DelaySeconds: delaySeconds }),
});

const batchesOf = (messages: Grouped[]): Grouped[][] =>
  Array.from({ length: Math.ceil(messages.length / batchSize) }, (_, at) =>
    messages.slice(at * batchSize, (at + 1) * batchSize),
  );
