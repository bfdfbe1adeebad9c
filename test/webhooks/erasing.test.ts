import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { StoredWebhook } from "#lambdas/webhooks/entities.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { addWebhook, allowReceiver, importing } from "./senders.ts";

let received = 0;
let beforeReply: () => Promise<unknown>;
const server = createServer(async (_, response) => {
  received += 1;
  await beforeReply();
  response.writeHead(204).end();
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.2", resolve)));
afterAll(() => void server.close());

describeOnEachEngine("the log of a webhook", importing, (loaded) => {
  beforeEach(() => {
    allowReceiver(loaded());
    received = 0;
    beforeReply = async () => undefined;
  });

  const added = () => addWebhook(loaded(), `http://api.example:${(server.address() as AddressInfo).port}/`);
  const testEvents = async (webhook: StoredWebhook, count: number) => {
    for (let sent = 0; sent < count; sent++) await loaded().deliveryLog.test(webhook);
  };
  const send = (webhook: StoredWebhook) => loaded().sendDue(webhook, Date.now() + 10_000);

  it("a deleted endpoint leaves nothing of its log", async () => {
    const { countItems, stateEntity, webhookStore } = loaded();
    const webhook = await added();
    await testEvents(webhook, 2);
    await send(webhook);
    await testEvents(webhook, 1);
    await webhookStore.remove(webhook, "usr_ann");
    await send(webhook);
    expect(received).toBe(2);
    for (const partition of ["WEBHOOK", "HOOKCONTENT"])
      expect(await countItems({ pk: `${partition}#${webhook.id}`, prefix: "" })).toBe(0);
    expect(await stateEntity.find(webhook)).toBeUndefined();
  });

  it("an account that is deleted while an event is sent leaves nothing of the log either", async () => {
    const { countItems, erasePartition, ofAccount, stateEntity } = loaded();
    const webhook = await added();
    await testEvents(webhook, 1);
    const remove = async () => {
      const isDone = await ofAccount(webhook.user_id, { until: Date.now() + 10_000 });
      if (isDone) await erasePartition(`OWNER#${webhook.user_id}`);
      return isDone;
    };
    let isDone: boolean | undefined;
    beforeReply = async () => {
      isDone = await remove();
    };
    await send(webhook);
    const isDoneAfterwards = await remove();
    for (const partition of ["WEBHOOK", "HOOKCONTENT"])
      expect(await countItems({ pk: `${partition}#${webhook.id}`, prefix: "" })).toBe(0);
    expect(await stateEntity.find(webhook)).toBeUndefined();
    expect([isDone, isDoneAfterwards]).toEqual([false, true]);
  });
});
