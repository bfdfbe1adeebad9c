import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, inject, it } from "vitest";
import { keyOf, question } from "../public-api/client.ts";
import { send } from "./connect.ts";

const desk = keyOf("ann", { requests_per_minute: 1000, daily_quota: 10_000 });

const revisions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] as const;
type Revision = (typeof revisions)[number];

/** The header came with 2025-06-18. */
const headersOf = (revision: Revision): Record<string, string> =>
  revision >= "2025-06-18" ? { "mcp-protocol-version": revision } : {};

/** The official client as it was when this revision was its newest: it asks for it, and sends its headers. */
const clientOf = async (revision: Revision) => {
  const { chatbotId, api_key } = await desk;
  const asItWas: typeof fetch = (url, init = {}) => {
    const headers = new Headers(init.headers);
    if (revision < "2025-06-18") headers.delete("mcp-protocol-version");
    const body = String(init.body ?? "").replace(
      /"protocolVersion":"[\d-]+"/,
      `"protocolVersion":"${revision}"`,
    );
    return fetch(url, { ...init, headers, ...(init.body && { body }) });
  };
  const client = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${api_key}` } };
  const url = new URL(`/mcp/${chatbotId}`, inject("url"));
  const transport = new StreamableHTTPClientTransport(url, { fetch: asItWas, requestInit });
  await client.connect(transport as never);
  expect(transport.protocolVersion).toBe(revision);
  return client;
};

it.each(revisions)("a client of %s lists, asks, searches and reads", async (revision) => {
  const client = await clientOf(revision);
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(["ask", "search_documents"]);
  const asked = await client.callTool({ name: "ask", arguments: { question } });
  expect(JSON.stringify(asked.content)).toMatch(/14 days.*\[1\] handbook\.md/);
  const found = await client.callTool({ name: "search_documents", arguments: { query: "refunds" } });
  expect(JSON.stringify(found.content)).toContain("14 days");
  const { resources } = await client.listResources();
  const { contents } = await client.readResource({ uri: resources[0]?.uri ?? "" });
  expect(contents).toMatchObject([{ text: expect.stringContaining("The workshop opens at nine") }]);
  expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(2);
  await client.ping();
  await client.close();
});

const resultOf = async (revision: Revision, method: string, params?: object) => {
  const message = { jsonrpc: "2.0", id: 1, method, ...(params && { params }) };
  const reply = await send(await desk, message, { headers: headersOf(revision) });
  return (await reply.json()).result;
};

const keysIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "inputSchema" ? [name] : [name, ...keysIn(inner)],
  );
};

/** Fields that came with 2025-06-18 or later; a title of annotations is older. */
const later = [
  "outputSchema",
  "structuredContent",
  "lastModified",
  "ttlMs",
  "cacheScope",
  "resultType",
  "_meta",
];

it.each(["2024-11-05", "2025-03-26"] as const)("%s gets no field that came later", async (revision) => {
  const greeting = await resultOf(revision, "initialize", { protocolVersion: revision, capabilities: {} });
  expect(greeting).toMatchObject({ protocolVersion: revision, serverInfo: { name: "docent" } });
  const tools = await resultOf(revision, "tools/list");
  const templates = await resultOf(revision, "resources/templates/list");
  const asked = await resultOf(revision, "tools/call", { name: "ask", arguments: { question } });
  const search = { name: "search_documents", arguments: { query: "refunds" } };
  const results = [
    greeting,
    tools,
    templates,
    asked,
    await resultOf(revision, "tools/call", search),
    await resultOf(revision, "resources/list"),
  ];
  expect(results.flatMap(keysIn).filter((name) => later.includes(name))).toEqual([]);
  const named = [greeting.serverInfo, ...tools.tools, ...templates.resourceTemplates];
  expect(named.filter((thing) => "title" in thing)).toEqual([]);
  expect(asked.content.map(({ type }: { type: string }) => type)).toEqual(["text", "text"]);
});

it("a client without links and objects still learns the document's address and the conversation", async () => {
  const ask = (given: object) => resultOf("2025-03-26", "tools/call", { name: "ask", arguments: given });
  const { content } = await ask({ question });
  const { resources } = await resultOf("2025-03-26", "resources/list");
  expect(content[1].text).toContain(`The whole of handbook.md is the resource ${resources[0].uri}.`);
  const [, conversation_id] = /conversation_id (conv_\w+)\./.exec(content[1].text) ?? [];
  const next = await ask({ question: "And when does the workshop open?", conversation_id });
  expect(next.content[1].text).toContain(conversation_id);
});

it.each(["2025-06-18", "2025-11-25"] as const)(
  "%s gets titles, schemas, objects and links",
  async (revision) => {
    const { tools, ...rest } = await resultOf(revision, "tools/list");
    expect(tools[0]).toMatchObject({ title: expect.any(String), outputSchema: { type: "object" } });
    expect(rest).toEqual({});
    const asked = await resultOf(revision, "tools/call", { name: "ask", arguments: { question } });
    expect(asked.structuredContent).toMatchObject({ outcome: "answered" });
    expect(asked.content.at(-1)).toMatchObject({ type: "resource_link" });
  },
);

it.each(revisions)("%s: what is not offered is refused in its words", async (revision) => {
  const headers = headersOf(revision);
  for (const method of ["logging/setLevel", "prompts/list", "completion/complete", "resources/subscribe"]) {
    const reply = await send(await desk, { jsonrpc: "2.0", id: "a", method, params: {} }, { headers });
    expect([reply.status, await reply.json()]).toMatchObject([200, { id: "a", error: { code: -32601 } }]);
  }
  const initialized = { jsonrpc: "2.0", method: "notifications/initialized" };
  expect((await send(await desk, initialized, { headers })).status).toBe(202);
  for (const method of ["GET", "DELETE"]) {
    const accept = { accept: "text/event-stream", ...headers };
    const reply = await send(await desk, undefined, { method, headers: accept });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST"]);
  }
});

const ping = (id: unknown) => ({ jsonrpc: "2.0", id, method: "ping" });

it("2025-03-26 has batches: each request is answered by itself, notifications are not", async () => {
  const batch = [
    ping(1),
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", id: "two", method: "tools/call", params: { name: "ask", arguments: { question } } },
    { jsonrpc: "2.0", id: 3, method: "nope" },
    { jsonrpc: "2.0", id: 4, method: "initialize", params: { protocolVersion: "2025-03-26" } },
    "no message",
  ];
  for (const headers of [{}, headersOf("2025-03-26"), { "mcp-protocol-version": "2025-03-26" }]) {
    const reply = await send(await desk, batch, { headers });
    expect([reply.status, await reply.json()]).toMatchObject([
      200,
      [
        { id: 1, result: {} },
        { id: "two", result: { content: [{ text: expect.stringContaining("14 days") }, {}] } },
        { id: 3, error: { code: -32601 } },
        { id: 4, error: { code: -32600 } },
        { id: null, error: { code: -32600 } },
      ],
    ]);
  }
  const told = await send(await desk, [{ jsonrpc: "2.0", method: "notifications/initialized" }]);
  expect([told.status, await told.text()]).toEqual([202, ""]);
});

it("a batch counts each of its calls, and is refused empty, too long or in any other revision", async () => {
  const tight = await keyOf("bob", { requests_per_minute: 2 });
  const search = { name: "search_documents", arguments: { query: "refunds" } };
  const calls = Array.from({ length: 6 }, (_, id) => ({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: search,
  }));
  const replies: { id: number; error?: { data: { code: string } } }[] = await (
    await send(tight, calls)
  ).json();
  const refused = replies.filter(({ error }) => error?.data.code === "rate_limited");
  expect(replies.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
  // The calls lie in at most two minutes.
  expect(refused.length).toBeGreaterThanOrEqual(2);
  for (const revision of ["2024-11-05", "2025-06-18", "2025-11-25", "2026-07-28"]) {
    const reply = await send(await desk, [ping(1)], { headers: { "mcp-protocol-version": revision } });
    expect([reply.status, await reply.json()]).toMatchObject([400, { id: null, error: { code: -32600 } }]);
  }
  for (const batch of [[], Array.from({ length: 21 }, (_, id) => ping(id))]) {
    const reply = await send(await desk, batch);
    expect([reply.status, await reply.json()]).toMatchObject([400, { error: { code: -32600 } }]);
  }
});
