import { once } from "node:events";
import { statSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { refusedStart, startProduct, temporaryFolder } from "../../product.ts";
import { send, uploadText } from "../../upload.ts";
import { as, password, signIn } from "../../users.ts";

it("the last line of the start says where it is ready", async () => {
  const product = await startProduct();
  expect(product.output().trimEnd().split("\n").at(-1)).toBe(`Docent is ready at ${product.url}`);
  expect(product.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await product.stop()).toBe(0);
});

it("Ctrl-C pressed again and again ends it as once does", async () => {
  const { process: product, stop } = await startProduct();
  const ended = stop();
  while (product.exitCode === null && product.signalCode === null) {
    product.kill("SIGINT");
    await nextTurn();
  }
  expect(await ended).toBe(0);
});

it("a port that is taken gets a clear message", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  const printed = await refusedStart({ port });
  expect(printed).toContain(
    `Port ${port} is taken. Stop what uses it, or choose another: npm start -- --port ${port + 1}`,
  );
  expect(printed).not.toMatch(/\n\s+at /);
  other.close();
});

it.each([
  ["--port", "many"],
  ["--prot", "4100"],
  ["--confirm-sign-up", "maybe"],
])("a wrong argument %s %s is told", async (...args) => {
  const printed = await refusedStart({ args });
  expect(printed).toContain(args[0] ?? "");
  expect(printed).not.toMatch(/\n\s+at /);
});

it("a data folder serves one run at a time", async () => {
  const product = await startProduct();
  expect(await refusedStart({ folder: product.folder })).toContain(
    "Docent already runs with this data folder.",
  );
  await product.stop();
});

it("everything acknowledged is there after kill -9: account, chatbot, document, messages, public link, widget", async () => {
  const folder = temporaryFolder();
  const first = await startProduct({ folder });
  const ann = await as("ann", first.url);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(ann, id, "rules.txt", "A reminder costs 1.50 euros.");
  const conversation = await ann.conversations.start({ p_rag_system_id: id });
  const answer = await ann.chat.ask({
    ragSystemId: id,
    query: "What does a reminder cost?",
    conversationId: conversation.id,
  });
  const { public_slug } = await ann.chatbots.publish({
    id,
    public_title: "Help",
    public_description: "",
    is_public: true,
  });
  const widget = await ann.widgets.create({ name: "Site", rag_system_id: id });
  await first.kill();

  const second = await startProduct({ folder });
  const again = await signIn(ann.email, second.url, password);
  expect((await again.conversations.messages({ id: conversation.id })).items[1]?.content).toBe(answer.answer);
  expect(await again.chat.ask({ ragSystemId: id, query: "What does a reminder cost?" })).toMatchObject({
    context: answer.context,
  });
  expect((await again.visitors.chatbot({ slug: public_slug! })).id).toBe(id);
  expect((await again.visitors.widget({ id: widget.id })).name).toBe("Site");
  await second.stop();
});

it("a document uploaded just before kill -9 is worked off after the next start, once", async () => {
  const folder = temporaryFolder();
  const first = await startProduct({ folder });
  const ann = await as("ann", first.url);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const text = Array.from(
    { length: 300 },
    (_, n) => `Rule ${n}: shelf ${n} holds exactly ${n} books of its own kind.`,
  ).join("\n\n");
  const { document } = await send(ann, id, { name: "rules.txt", type: "text/plain", bytes: text });
  await first.kill();

  const second = await startProduct({ folder });
  const again = await signIn(ann.email, second.url);
  const done = () => again.documents.get({ chatbotId: id, id: document.id });
  await expect.poll(async () => (await done()).processing_status).toBe("completed");
  const { context } = await again.chat.ask({ ragSystemId: id, query: "How many books does shelf 217 hold?" });
  expect(new Set(context.map(({ metadata }) => metadata.passageId)).size).toBe(context.length);
  await second.stop();
});

it("the data folder and what is secret in it are for its owner alone", async () => {
  const product = await startProduct();
  expect(statSync(product.folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(product.folder, "identity.json")).mode & 0o777).toBe(0o600);
  await product.stop();
});

it("a request under another host name finds nothing", async () => {
  const response = get(`${inject("url")}/config.json`, { headers: { host: "rebound.example" } });
  const [message] = (await once(response, "response")) as [IncomingMessage];
  expect(message.statusCode).toBe(404);
  expect(JSON.parse(Buffer.concat(await message.toArray()).toString())).toEqual({
    code: "not_found",
    message: "There is nothing at this address.",
  });
});

it("a page of another origin reaches the visitors' routes and no other", async () => {
  const headers = { origin: "https://elsewhere.example" };
  const visitors = await fetch(`${inject("url")}/functions/v1/visitor-session`, {
    method: "OPTIONS",
    headers,
  });
  expect([visitors.status, visitors.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  for (const path of ["/api/chatbots", "/functions/v1/rag-chat"]) {
    const response = await fetch(inject("url") + path, { method: "OPTIONS", headers });
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([404, null]);
  }
});
