import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";

const importing = () => import("#platform/realtime/websocket-api.ts");

const gone = new Set<string>();
const failing = new Set<string>();
let pushed: string[] = [];

/** Takes what is pushed to a connection as the WebSocket API does; 410 for one that is gone. */
const api = createServer((request, response) => {
  const connection = decodeURIComponent(request.url?.split("/@connections/")[1] ?? "");
  request.resume().once("end", () => {
    if (gone.has(connection))
      return response.writeHead(410, { "x-amzn-errortype": "GoneException" }).end("{}");
    if (failing.has(connection)) return response.writeHead(403).end("{}");
    pushed.push(connection);
    response.end();
  });
});

beforeAll(() => new Promise<void>((resolve) => void api.listen(0, "127.0.0.1", resolve)));
afterAll(() => void api.close());
beforeEach(() => {
  pushed = [];
});

describeOnEachEngine("followers of a topic", importing, (loaded, table) => {
  const publish = async (topic: string) => {
    const { port } = api.address() as AddressInfo;
    const environment = { SOCKET_ENDPOINT: `http://127.0.0.1:${port}` };
    await loaded()
      .realtimeFromEnvironment(environment)
      .publish(topic, { type: "document", chatbotId: "bot_1", documentId: "doc_1" });
    return pushed.toSorted();
  };

  const keptOf = async (topic: string) => {
    const { Items = [] } = await table().send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": `TOPIC#${topic}` },
      }),
    );
    return Items;
  };

  const now = () => Math.floor(Date.now() / 1000);

  it("hear of it, those of another topic and those who left do not", async () => {
    const { follow, forget } = loaded();
    const [topic, other] = [uniqueId("usr"), uniqueId("usr")];
    const [one, two, three] = [uniqueId("con"), uniqueId("con"), uniqueId("con")];
    for (const connection of [one, two]) await follow(connection, topic);
    await follow(three, other);
    expect(await publish(topic)).toEqual([one, two].toSorted());
    await forget(one);
    pushed = [];
    expect(await publish(topic)).toEqual([two]);
  });

  it("follow twice at once, and are told once, for two hours from the last time", async () => {
    const [topic, connection] = [uniqueId("usr"), uniqueId("con")];
    await Promise.all([1, 2, 3].map(() => loaded().follow(connection, topic)));
    expect(await publish(topic)).toEqual([connection]);
    const Item = { ...(await keptOf(topic))[0], ttl: now() - 10 };
    await table().send(new PutCommand({ TableName, Item }));
    await loaded().follow(connection, topic);
    expect((await keptOf(topic))[0]?.ttl).toBeGreaterThan(now() + 7000);
  });

  it("whose time is over are told nothing, although the table has not removed them yet", async () => {
    const [topic, connection] = [uniqueId("usr"), uniqueId("con")];
    await loaded().follow(connection, topic);
    const [kept] = await keptOf(topic);
    await table().send(new PutCommand({ TableName, Item: { ...kept, ttl: now() - 10 } }));
    expect(await publish(topic)).toEqual([]);
  });

  it("who are gone are forgotten, and the others are told all the same", async () => {
    const topic = uniqueId("usr");
    const [left, here] = [`a${uniqueId("con")}`, `b${uniqueId("con")}`];
    gone.add(left);
    for (const connection of [left, here]) await loaded().follow(connection, topic);
    expect(await publish(topic)).toEqual([here]);
    expect((await keptOf(topic)).map(({ connection_id }) => connection_id)).toEqual([here]);
  });

  it("who cannot be told keep nobody else from it, and whoever told them hears of it", async () => {
    const topic = uniqueId("usr");
    const [broken, ...others] = Array.from({ length: 120 }, (_, at) => `${1000 + at}${uniqueId("con")}`);
    failing.add(broken ?? "");
    for (const connection of [broken ?? "", ...others]) await loaded().follow(connection, topic);
    await expect(publish(topic)).rejects.toThrow();
    expect(pushed.toSorted()).toEqual(others);
  });
});
