import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context, SQSEvent } from "aws-lambda";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { pollQueue } from "#infra/local/sqs/poller.ts";
import { startSqs } from "#infra/local/sqs/protocol.ts";
import { openQueue } from "#infra/local/sqs/queue.ts";
import type { StoredEvent } from "#lambdas/conversations/event.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { uniqueId } from "#test/unique-id.ts";
import { accessKeyId } from "../dynamodb/engines.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { until } from "../until.ts";
import { chatbotOf, exchangeOf } from "./exchange.ts";

const importing = async () => ({
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#platform/outbox/announce.ts")),
  ...(await import("#lambdas/outbox/consumers.ts")),
  deliverMessage: (await import("#lambdas/outbox/handler.ts")).handler,
  ...(await import("#platform/outbox/row.ts")),
  sweep: (await import("#lambdas/outbox/sweep.ts")).sweep,
  onSchedule: (await import("#lambdas/outbox/sweep.ts")).handler,
  ...(await import("#lambdas/areas.ts")),
});

const folder = mkdtempSync(join(tmpdir(), "outbox-"));
const file = join(folder, "queue.db");
const queue = openQueue({ file, name: "outbox", visibilityTimeoutSeconds: 30, maxReceiveCount: 3 });
const sqs = await startSqs({ queues: { outbox: queue }, accessKeyId });
const queueUrl = sqs.queueUrl("outbox");
const context = { awsRequestId: "test", getRemainingTimeInMillis: () => 60_000 } as Context;
const later = () => new Date(Date.now() + 61_000);

afterAll(async () => {
  await sqs.stop();
  queue.close();
  rmSync(folder, { recursive: true });
});

describeOnEachEngine("the outbox of conversations", importing, (loaded) => {
  let delivered: (StoredEvent | { forgotten: string })[];
  let isFailing = false;
  let failures = 0;
  let poller: ReturnType<typeof pollQueue>;

  beforeEach(() => {
    vi.stubEnv("AWS_ENDPOINT_URL_SQS", sqs.endpoint);
    vi.stubEnv("OUTBOX_QUEUE_URL", queueUrl);
    delivered = [];
    isFailing = false;
    loaded().consumers.splice(0, Number.MAX_SAFE_INTEGER, {
      name: "test",
      consume: async (events) => {
        if (isFailing) failures += 1;
        if (isFailing) throw new Error("The consumer is down.");
        delivered.push(...events);
      },
      forget: async ({ id }) => void delivered.push({ forgotten: id }),
    });
    const invoke = (event: SQSEvent) => loaded().deliverMessage(event, context);
    poller = pollQueue({ queue, invoke, concurrency: 4 });
    return () => poller.stop();
  });

  const opened = async (): Promise<Conversation> => {
    const conversation = loaded().newConversation(chatbotOf(uniqueId("usr")));
    await loaded().conversationStore.create(conversation);
    return conversation;
  };

  const rows = async () => {
    const all = loaded().shardNames.map((shard) =>
      Array.fromAsync(loaded().rowEntity.all({ pk: `OUTBOX#${shard}`, prefix: "" })),
    );
    return (await Promise.all(all)).flat();
  };

  const drained = () => until(async () => (await rows()).length === 0 || undefined);

  it("each event reaches the consumer, with its number and a stable id, and its row is deleted", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    for (const one of ["first", "second"]) await conversationStore.append(conversation, exchangeOf(one));
    await (await conversationStore.handoff()).claim(conversation, { id: "usr_mara" }, later().toISOString());
    await drained();
    const stored = await Array.fromAsync(conversationStore.allEvents(conversation));
    const bySeq = (events: StoredEvent[]) => events.toSorted((one, other) => one.seq - other.seq);
    expect(bySeq(delivered as StoredEvent[])).toEqual(stored);
    expect(stored).toHaveLength(5);
  });

  it("the first exchange of a visitor is delivered too", async () => {
    const { conversationStore, newConversation } = loaded();
    await conversationStore.open(newConversation(chatbotOf(uniqueId("usr"))), exchangeOf("How long?"));
    await drained();
    expect(delivered).toMatchObject([{ seq: 1, content: "How long?" }, { seq: 2 }]);
  });

  it("a row whose message was lost is enqueued by the sweep after a minute", async () => {
    const { conversationStore, announced, sweep } = loaded();
    const conversation = await opened();
    vi.stubEnv("OUTBOX_QUEUE_URL", "");
    await conversationStore.append(conversation, exchangeOf("How long?"));
    await announced();
    expect(await rows()).toMatchObject([{ events: [1, 2] }]);
    vi.stubEnv("OUTBOX_QUEUE_URL", queueUrl);
    expect(await sweep()).toEqual({ overdue: 0 });
    expect(await sweep(later())).toEqual({ overdue: 1 });
    await drained();
    expect(delivered).toHaveLength(2);
  });

  it("a delivery that fails is repeated with the same events", async () => {
    const { conversationStore, announced, sweep } = loaded();
    const conversation = await opened();
    isFailing = true;
    await conversationStore.append(conversation, exchangeOf("How long?"));
    await announced();
    await until(async () => failures > 0 || undefined);
    isFailing = false;
    await sweep(later());
    await drained();
    const stored = await Array.fromAsync(conversationStore.allEvents(conversation));
    expect(new Set(delivered.map((one) => JSON.stringify(one)))).toEqual(
      new Set(stored.map((one) => JSON.stringify(one))),
    );
  });

  it("consumers are told to forget a deleted conversation, and events that come too late change nothing", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    await conversationStore.append(conversation, exchangeOf("How long?"));
    const present = await conversationStore.find(conversation);
    if (present) await conversationStore.remove(present);
    await drained();
    expect(delivered.at(-1)).toEqual({ forgotten: conversation.id });
  });

  it("the failure of one area's scheduled work fails the run, but only after the others' work is done", async () => {
    const { areas, onSchedule } = loaded();
    let isDone = false;
    const broken = async () => {
      throw new Error("The area is down.");
    };
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      isDone = true;
      return 1;
    };
    const added = { name: "added", wakes: { broken, slow } };
    areas.push(added);
    try {
      await expect(onSchedule({}, context)).rejects.toThrow("The area is down.");
    } finally {
      areas.splice(areas.indexOf(added), 1);
    }
    expect(isDone).toBe(true);
  });
});
