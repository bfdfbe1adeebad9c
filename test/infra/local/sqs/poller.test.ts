import type { SQSEvent } from "aws-lambda";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type PollOptions, pollQueue } from "#infra/local/sqs/poller.ts";
import { guardMilliseconds } from "#test/until.ts";
import { open } from "./open.ts";

const bodiesOf = ({ Records }: SQSEvent) => Records.map(({ body }) => body);

async function poll(more: Partial<PollOptions> & { maxReceiveCount?: number } = {}) {
  const queue = await open({ maxReceiveCount: more.maxReceiveCount ?? 3 });
  const seen: string[] = [];
  const invoke = async (event: SQSEvent) => void seen.push(...bodiesOf(event));
  const start = () => {
    const poller = pollQueue({ queue, invoke, concurrency: 1, retrySeconds: 0.01, ...more });
    onTestFinished(() => poller.stop());
    return poller;
  };
  return { queue, seen, start };
}

describe("the poller of the local queue", () => {
  afterEach(() => vi.restoreAllMocks());

  it("a message reaches the function at once, as Lambda would hand it over, and is removed", async () => {
    const invoke = vi.fn(async (_event: SQSEvent) => {});
    const { queue, start } = await poll({ invoke });
    start();
    const messageId = queue.send("hello");
    await vi.waitFor(() => expect(invoke).toHaveBeenCalled(), { interval: 1, timeout: guardMilliseconds });
    const [record] = invoke.mock.calls[0]?.[0].Records ?? [];
    expect(record).toMatchObject({
      messageId,
      body: "hello",
      eventSource: "aws:sqs",
      eventSourceARN: "arn:aws:sqs:us-east-1:000000000000:ingest",
      attributes: { ApproximateReceiveCount: "1" },
      md5OfBody: "5d41402abc4b2a76b9719d911017c592",
    });
    await vi.waitFor(() => expect(queue.counts()).toEqual({ visible: 0, inFlight: 0, dead: 0 }));
  });

  it("a queue that cannot be written for a while, as on a full disk, is worked off afterwards", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const queue = await open();
    let isFull = true;
    const receive = (max: number) => {
      if (isFull) throw new Error("database or disk is full");
      return queue.receive(max);
    };
    const { seen, start } = await poll({ queue: { ...queue, receive } });
    start();
    queue.send("hello");
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    isFull = false;
    await vi.waitFor(() => expect(seen).toEqual(["hello"]));
    log.mockClear();
  });

  it("messages that waited are worked off, no more at a time than allowed", async () => {
    let running = 0;
    let most = 0;
    const invoke = async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running -= 1;
    };
    const { queue, start } = await poll({ invoke, concurrency: 3 });
    for (let n = 0; n < 20; n += 1) queue.send(`${n}`);
    start();
    await vi.waitFor(() => expect(queue.counts()).toEqual({ visible: 0, inFlight: 0, dead: 0 }));
    expect(most).toBe(3);
  });

  it("a message that fails is tried again and then becomes a dead letter", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const invoke = vi.fn(() => Promise.reject(new Error("broken")));
    const { queue, start } = await poll({ invoke, maxReceiveCount: 3 });
    start();
    queue.send("poison");
    await vi.waitFor(() => expect(queue.deadLetters()).toMatchObject([{ body: "poison", receiveCount: 3 }]));
    expect([invoke.mock.calls.length, log.mock.calls.length]).toEqual([3, 3]);
    log.mockClear();
  });

  it("of a batch only what the function names as failed is tried again", async () => {
    const seen: string[][] = [];
    const invoke = async (event: SQSEvent) => {
      seen.push(bodiesOf(event));
      const failed = seen.length === 1 ? event.Records.filter(({ body }) => body === "b") : [];
      return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
    };
    const { queue, start } = await poll({ invoke, batchSize: 10 });
    for (const body of ["a", "b", "c"]) queue.send(body);
    start();
    await vi.waitFor(() => expect(seen).toEqual([["a", "b", "c"], ["b"]]));
    await vi.waitFor(() => expect(queue.counts()).toEqual({ visible: 0, inFlight: 0, dead: 0 }));
  });

  it("a failure that names no message of the batch fails the batch", async () => {
    const invoke = vi.fn(async () => ({ batchItemFailures: [{ itemIdentifier: "unknown" }] }));
    const { queue, start } = await poll({ invoke, maxReceiveCount: 2, batchSize: 10 });
    for (const body of ["a", "b"]) queue.send(body);
    start();
    await vi.waitFor(() => expect(queue.deadLetters()).toHaveLength(2));
  });

  it("a stopped poller has finished what it began and begins nothing more", async () => {
    const { queue, seen, start } = await poll();
    queue.send("before");
    await start().stop();
    queue.send("after");
    expect(seen).toEqual(["before"]);
    expect(queue.counts()).toEqual({ visible: 1, inFlight: 0, dead: 0 });
  });
});
