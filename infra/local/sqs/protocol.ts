import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { AwsError, type Operation, parseInput, serveAwsJson } from "../aws/aws-json.ts";
import { arnOf, type Message, md5Of, type Queue } from "./queue.ts";

const maxBodyBytes = 1024 * 1024;

export type Sqs = { endpoint: string; queueUrl(name: string): string; stop(): Promise<void> };

/** The part of SQS that the product uses, on a free port of 127.0.0.1, over open queues. */
export async function startSqs(options: {
  queues: Record<string, Queue>;
  accessKeyId: string;
}): Promise<Sqs> {
  const stopping = new AbortController();
  const queues = new Map(Object.entries(options.queues));
  const find = (url: string): Queue => {
    const queue = queues.get(url.split("/").at(-1) ?? "");
    if (!queue) throw new AwsError("QueueDoesNotExist", "The specified queue does not exist.");
    return queue;
  };
  const operations = new Map<string, Operation>([
    ["SendMessage", async (raw) => send(find, raw)],
    ["SendMessageBatch", async (raw) => sendBatch(find, raw)],
    ["ReceiveMessage", (raw) => receive(find, raw, stopping.signal)],
    ["ChangeMessageVisibility", async (raw) => postpone(find, raw)],
    ["DeleteMessage", async (raw) => remove(find, raw)],
    ["GetQueueAttributes", async (raw) => attributes(find, raw)],
  ]);
  const { endpoint, stop } = await serveAwsJson({ accessKeyId: options.accessKeyId, operations });
  return {
    endpoint,
    queueUrl: (name) => `${endpoint}/000000000000/${name}`,
    stop: () => {
      stopping.abort();
      return stop();
    },
  };
}

type Find = (url: string) => Queue;
const target = z.object({ QueueUrl: z.string() });

const sending = target.extend({
  MessageBody: z.string().min(1),
  DelaySeconds: z.number().int().min(0).max(900).default(0),
  MessageGroupId: z
    .string()
    .regex(/^[\w!"#$%&'()*+,\-./:;<=>?@[\\\]^`{|}~]{1,128}$/)
    .optional(),
  MessageAttributes: z.record(z.string(), z.never("Message attributes are not supported")).optional(),
});

function send(find: Find, raw: unknown) {
  const {
    QueueUrl,
    MessageBody,
    MessageGroupId: groupId,
    DelaySeconds: delaySeconds,
  } = parseInput(sending, raw);
  if (Buffer.byteLength(MessageBody) > maxBodyBytes) {
    throw new AwsError(
      "InvalidParameterValue",
      "One or more parameters are invalid. Message must be shorter than 1 MiB.",
    );
  }
  const MessageId = find(QueueUrl).send(MessageBody, { delaySeconds, ...(groupId && { groupId }) });
  return { MessageId, MD5OfMessageBody: md5Of(MessageBody) };
}

const sendingBatch = target.extend({
  Entries: z
    .array(sending.omit({ QueueUrl: true }).extend({ Id: z.string().regex(/^[\w-]{1,80}$/) }))
    .min(1)
    .max(10),
});

/** SQS may refuse one entry of a batch and accept the others. */
function sendBatch(find: Find, raw: unknown) {
  const { QueueUrl, Entries } = parseInput(sendingBatch, raw);
  const Successful: { Id: string; MessageId: string; MD5OfMessageBody: string }[] = [];
  const Failed: { Id: string; Code: string; Message: string; SenderFault: boolean }[] = [];
  find(QueueUrl);
  for (const { Id, ...entry } of Entries) {
    try {
      Successful.push({ Id, ...send(find, { QueueUrl, ...entry }) });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      Failed.push({ Id, Code: error.name, Message: error.message, SenderFault: true });
    }
  }
  return { Successful, Failed };
}

const receiving = target.extend({
  MaxNumberOfMessages: z.number().int().min(1).max(10).default(1),
  WaitTimeSeconds: z.number().int().min(0).max(20).default(0),
  VisibilityTimeout: z.number().int().min(0).max(43_200).optional(),
});

async function receive(find: Find, raw: unknown, stopping: AbortSignal) {
  const { QueueUrl, MaxNumberOfMessages, WaitTimeSeconds, VisibilityTimeout } = parseInput(receiving, raw);
  const queue = find(QueueUrl);
  const take = () =>
    queue.receive(MaxNumberOfMessages, VisibilityTimeout === undefined ? {} : { seconds: VisibilityTimeout });
  const until = Date.now() + WaitTimeSeconds * 1000;
  let messages = take();
  while (messages.length === 0 && Date.now() < until && !stopping.aborted) {
    await change(queue, until, stopping);
    if (!stopping.aborted) messages = take();
  }
  return messages.length > 0 ? { Messages: messages.map(asReceived) } : {};
}

/** Resolves when a message may be due, at the latest at `until`. */
async function change(queue: Queue, until: number, stopping: AbortSignal): Promise<void> {
  const woken = new AbortController();
  const forget = queue.onChange(() => woken.abort());
  const at = Math.min(until, Math.max(Date.now() + 1, queue.nextDueAt() ?? until));
  try {
    await wait(at - Date.now(), undefined, { signal: AbortSignal.any([woken.signal, stopping]) });
  } catch (error) {
    if (!woken.signal.aborted && !stopping.aborted) throw error;
  } finally {
    forget();
  }
}

const asReceived = ({ id, receipt, body, receiveCount, sentAt, firstReceivedAt }: Message) => ({
  MessageId: id,
  ReceiptHandle: receipt,
  Body: body,
  MD5OfBody: md5Of(body),
  Attributes: {
    ApproximateReceiveCount: String(receiveCount),
    SentTimestamp: String(sentAt),
    ApproximateFirstReceiveTimestamp: String(firstReceivedAt),
  },
});

const removing = target.extend({ ReceiptHandle: z.string() });

/** Deleting what is gone already is no error, as in SQS. */
function remove(find: Find, raw: unknown) {
  const { QueueUrl, ReceiptHandle } = parseInput(removing, raw);
  find(QueueUrl).remove(ReceiptHandle);
  return {};
}

const postponing = target.extend({
  ReceiptHandle: z.string(),
  VisibilityTimeout: z.number().int().min(0).max(43_200),
});

function postpone(find: Find, raw: unknown) {
  const { QueueUrl, ReceiptHandle, VisibilityTimeout } = parseInput(postponing, raw);
  if (find(QueueUrl).postpone(ReceiptHandle, VisibilityTimeout)) return {};
  throw new AwsError("MessageNotInflight", "The message referred to is not in flight.");
}

const asking = target.extend({ AttributeNames: z.array(z.string()).default([]) });

function attributes(find: Find, raw: unknown) {
  const { QueueUrl, AttributeNames } = parseInput(asking, raw);
  const queue = find(QueueUrl);
  const { visible, inFlight } = queue.counts();
  const known: Record<string, string> = {
    QueueArn: arnOf(queue),
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    VisibilityTimeout: String(queue.visibilityTimeoutSeconds),
  };
  const wanted = Object.entries(known).filter(
    ([name]) => AttributeNames.includes("All") || AttributeNames.includes(name),
  );
  return { Attributes: Object.fromEntries(wanted) };
}
