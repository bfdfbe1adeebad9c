import { expect, it } from "vitest";
import { keyFor, keyOf, question } from "../public-api/client.ts";
import { until } from "../until.ts";
import { as } from "../users.ts";
import { clients } from "./connect.ts";

const desk = keyOf("ann", { requests_per_minute: 100 });

it.each(Object.entries(clients))("%s lists the tools and asks, with citations", async (_, connect) => {
  const client = await connect(await desk);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["ask", "search_documents"]);
  expect(tools[0]?.description).toContain("Shop help");
  const { structuredContent, content } = await client.callTool({ name: "ask", arguments: { question } });
  expect(structuredContent).toMatchObject({
    answer: expect.stringContaining("14 days"),
    outcome: "answered",
    citations: [{ number: 1, title: "handbook.md", text: expect.stringContaining("Refunds") }],
  });
  expect(content).toMatchObject([
    { type: "text", text: expect.stringContaining("[1] handbook.md") },
    { type: "resource_link", name: "handbook.md" },
  ]);
  await client.close();
});

it.each(Object.entries(clients))("%s searches, and reads the documents it finds", async (_, connect) => {
  const client = await connect(await desk);
  const found = await client.callTool({
    name: "search_documents",
    arguments: { query: "refunds", limit: 1 },
  });
  const { passages } = found.structuredContent as { passages: { uri: string; text: string }[] };
  expect(passages).toMatchObject([{ title: "handbook.md", text: expect.stringContaining("14 days") }]);
  const { resources } = await client.listResources();
  expect(resources).toMatchObject([{ name: "handbook.md", uri: passages[0]?.uri, mimeType: "text/plain" }]);
  const { contents } = await client.readResource({ uri: resources[0]?.uri ?? "" });
  expect(contents).toMatchObject([{ text: expect.stringContaining("The workshop opens at nine") }]);
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    "docent://documents/{document}",
    "docent://documents/{document}/parts/{part}",
  ]);
  await client.close();
});

it.each(Object.entries(clients))("%s is told what is wrong, and goes on", async (_, connect) => {
  const client = await connect(await desk);
  await expect(client.callTool({ name: "delete", arguments: {} })).rejects.toMatchObject({ code: -32602 });
  const wrong = await client.callTool({ name: "ask", arguments: { question: 7 } });
  expect(wrong).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("string") }] });
  const missing = client.readResource({ uri: "docent://documents/doc_00000000000000000000000000" });
  await expect(missing).rejects.toThrow("List the resources.");
  expect((await client.listTools()).tools).toHaveLength(2);
  await client.close();
});

it("a client without a valid key does not connect", async () => {
  const { chatbotId } = await desk;
  for (const connect of Object.values(clients))
    await expect(connect({ chatbotId, api_key: "dk_nobody" })).rejects.toThrow();
});

it("a question counts, is logged as a conversation of the API, and is gone on with; a greeting of programs is not counted", async () => {
  const made = await keyFor(await as("cleo"));
  const client = await clients["the former client"]?.(made);
  const ask = async (asked: object) =>
    (await client?.callTool({ name: "ask", arguments: { ...asked } }))?.structuredContent as {
      conversation_id: string;
    };
  const { conversation_id } = await ask({ question });
  await client?.listTools();
  const next = await ask({ question: "And when does the workshop open?", conversation_id });
  expect(next.conversation_id).toBe(conversation_id);
  const key = await until(async () => {
    const [item] = (await made.owner.apiKeys.list({})).items;
    return item && item.usage_count >= 2 ? item : undefined;
  });
  expect(key.usage_count).toBe(2);
  expect(key.usage.endpoints).toMatchObject([{ path: "/mcp/{chatbotId}", today: 2 }]);
  const logged = await until(async () => {
    const { items } = await made.owner.history.list({ channel: "api", chatbotId: made.chatbotId });
    return items[0];
  });
  expect(logged.id).toBe(conversation_id);
});

it("what the documents do not answer is an ordinary result with its outcome", async () => {
  const client = await clients["the client as it is"]?.(await desk);
  const asked = { question: "Who won the chess olympiad in 1972?" };
  const result = await client?.callTool({ name: "ask", arguments: asked });
  expect(result?.isError).toBeUndefined();
  expect(result?.structuredContent).toMatchObject({ outcome: "refused", citations: [] });
});
