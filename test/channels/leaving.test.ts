import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startSqs } from "#infra/local/sqs/protocol.ts";
import { openQueue } from "#infra/local/sqs/queue.ts";
import { uniqueId } from "#test/unique-id.ts";
import { accessKeyId } from "../dynamodb/engines.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { chatbotForm } from "../webhooks/senders.ts";
import { type Messengers, startMessengers } from "./messengers.ts";

const importing = async () => {
  await import("../integrations/world.ts");
  return {
    ...(await import("#lambdas/account/close.ts")),
    ...(await import("#lambdas/channels/connect.ts")),
    ...(await import("#lambdas/channels/disconnect.ts")),
    ...(await import("#lambdas/channels/events.ts")),
    ...(await import("#lambdas/channels/leaving.ts")),
    ...(await import("#lambdas/channels/threads.ts")),
    ...(await import("#lambdas/chatbots/create.ts")),
  };
};

const folder = mkdtempSync(join(tmpdir(), "leaving-"));
const options = { name: "outbox", visibilityTimeoutSeconds: 30, maxReceiveCount: 3 };
const queue = openQueue({ file: join(folder, "queue.db"), ...options });
const sqs = await startSqs({ queues: { outbox: queue }, accessKeyId });
let stand: Messengers;

beforeAll(async () => {
  stand = await startMessengers();
  stand.state.triesAddress = false;
});
afterAll(async () => {
  stand.stop();
  await sqs.stop();
  queue.close();
  rmSync(folder, { recursive: true });
});

const channels = ["telegram", "slack", "discord"] as const;
const inAnHour = () => new Date(Date.now() + 3_600_000);

describeOnEachEngine("a bot that is disconnected", importing, (loaded, table) => {
  beforeEach(() => {
    const env = { APP_SECRET: "secret", SITE_URL: "https://docent.example", OUTBOX_QUEUE_URL: "" };
    for (const [name, value] of Object.entries({ ...env, ...stand.env })) vi.stubEnv(name, value);
    vi.stubEnv("AWS_ENDPOINT_URL_SQS", sqs.endpoint);
    vi.stubEnv("OUTBOX_QUEUE_URL", sqs.queueUrl("outbox"));
    stand.away.clear();
    stand.state.isRevoked = false;
  });

  /** A chatbot with a bot in each channel, to which somebody has written. */
  const setUp = async () => {
    const { accept, connect, create, takeThread } = loaded();
    const accountId = uniqueId("usr");
    const chatbot = await create(accountId, chatbotForm, accountId);
    for (const channel of channels) {
      const { right } = stand.messengers[channel];
      const form = { ...right, answers_in_groups: false, checks_only: false };
      const actor = { accountId, userId: accountId };
      expect(await connect({ chatbotId: chatbot.id, channel, ...form }, actor)).not.toHaveProperty("fault");
      const of = { rag_system_id: chatbot.id, channel, conversation_id: uniqueId("conv") };
      await takeThread(of, 0);
      const written = { id: "1", question: "Hello?", thread: "1", sender: { id: "1" }, target: {} };
      await accept({ user_id: accountId, bot_id: "1", ...of }, written);
    }
    return { accountId, chatbot };
  };

  /** The keys of what is stored about bots of a chatbot. */
  const remains = async (chatbotId: string): Promise<string[]> => {
    const { Items = [] } = await table().send(new ScanCommand({ TableName: "docent" }));
    return Items.filter((item) => JSON.stringify(item).includes(chatbotId))
      .map(({ sk }) => String(sk))
      .filter((sk) => sk.startsWith("CHANNEL"))
      .sort();
  };

  const attached = () => channels.filter((channel) => stand.messengers[channel].isAttached());

  it.each(["disconnected", "closed with its account"])(
    "leaves nothing here or there when it is %s",
    async (way) => {
      const { closeAccount, disconnect } = loaded();
      const { accountId, chatbot } = await setUp();
      expect(attached()).toEqual(channels);
      expect(await remains(chatbot.id)).toHaveLength(12);
      if (way.includes("account")) await closeAccount(accountId);
      else
        for (const channel of channels)
          expect(await disconnect({ rag_system_id: chatbot.id, channel })).toBe(true);
      expect(attached()).toEqual([]);
      expect(await remains(chatbot.id)).toEqual([]);
    },
  );

  it("is remembered while its platform is away, which is asked again", async () => {
    const { disconnect, leaveAgain, remindLeaving } = loaded();
    const { chatbot } = await setUp();
    for (const channel of channels) {
      stand.away.add(channel);
      expect(await disconnect({ rag_system_id: chatbot.id, channel })).toBe(false);
    }
    expect(await remains(chatbot.id)).toEqual([
      expect.stringMatching(/^CHANNEL#leaving#discord#/),
      expect.stringMatching(/^CHANNEL#leaving#slack#/),
      expect.stringMatching(/^CHANNEL#leaving#telegram#/),
    ]);
    expect(await remindLeaving()).toBe(0);
    stand.away.clear();
    for (const message of queue.receive(100)) queue.remove(message.receipt);
    expect(await remindLeaving(inAnHour())).toBe(3);
    for (const { body } of queue.receive(10)) await leaveAgain(JSON.parse(body).channelLeaving);
    expect(attached()).toEqual([]);
    expect(await remains(chatbot.id)).toEqual([]);
  });

  it("that is connected again in between keeps its webhook, and after a day a lost one is forgotten", async () => {
    const { connect, disconnect, leave, leaveAgain, leavingOf } = loaded();
    const { accountId, chatbot } = await setUp();
    stand.away.add("telegram");
    const of = { rag_system_id: chatbot.id, channel: "telegram" as const };
    await disconnect(of);
    stand.away.clear();
    const form = { ...stand.messengers.telegram.right, answers_in_groups: false, checks_only: false };
    await connect({ chatbotId: chatbot.id, ...form, ...of }, { accountId, userId: accountId });
    await leaveAgain({ ...of, bot_id: "123456789" });
    expect(attached()).toContain("telegram");
    expect((await remains(chatbot.id)).filter((sk) => sk.startsWith("CHANNEL#leaving"))).toEqual([]);

    stand.away.add("slack");
    const { Items = [] } = await table().send(new ScanCommand({ TableName: "docent" }));
    const stored = Items.find(({ pk, sk }) => pk === `BOT#${chatbot.id}` && sk === "CHANNEL#slack");
    const slack = stored as Parameters<typeof leavingOf>[0];
    await disconnect({ rag_system_id: chatbot.id, channel: "slack" });
    expect(await leave(leavingOf(slack, Date.now() - 25 * 3_600_000))).toBe(true);
    expect((await remains(chatbot.id)).filter((sk) => sk.startsWith("CHANNEL#leaving"))).toEqual([]);
  });
});
