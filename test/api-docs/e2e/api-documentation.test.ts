import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { copiedIn, expectQuiet } from "../../browser/visit.ts";
import { send } from "../../mcp/connect.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("ann");
  const { owner } = desk;
  const { id: rag_system_id } = await owner.chatbots.create({ name: "Shop help", use_case: "support" });
  for (const name of ["Website search", "Order desk"]) await owner.apiKeys.create({ name, rag_system_id });
  await go(desk.page, "/app/api");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const button = (name: string) => desk.page.getByRole("button", { name, exact: true });
const tab = (name: string) => desk.page.getByRole("tab", { name, exact: true });

it("[KEY-002] [PUBAPI-019] [PUBAPI-020] [PUBAPI-022] [PUBAPI-023] [PUBAPI-024] [PUBAPI-025] [PUBAPI-026] [PUBAPI-027] [PUBAPI-028] the documentation shows samples with the prefix of the chosen key", async () => {
  const { page, owner } = desk;
  await page.getByRole("link", { name: "Documentation" }).click();
  await page.getByRole("heading", { name: "API Documentation" }).waitFor();
  for (const name of ["Overview", "Authentication", "Endpoints", "Code Examples"]) await tab(name).waitFor();
  for (const status of ["200", "400", "401", "404", "429", "500"])
    await page.getByRole("cell", { name: status, exact: true }).waitFor();
  await page.getByRole("button", { name: /^Copy http.*rag-api$/ }).click();
  await toasted(page, "Copied to clipboard!");
  await expectAccessible(page);
  const { items } = await owner.apiKeys.list({});
  const [newest] = items;
  const older = items[1];
  const select = page.getByLabel("API key", { exact: true });
  await tab("Code Examples").click();
  for (const name of ["JavaScript", "Streaming", "Python", "cURL", "Node.js"]) {
    await tab(name).click();
    const panel = page.getByRole("tabpanel", { name, exact: true });
    const code = panel.locator("pre");
    expect(await code.textContent()).toContain(`${newest?.key_prefix}${"x".repeat(32)}`);
    await panel.getByRole("button", { name: "Copy", exact: true }).click();
    await toasted(page, "Code snippet copied to clipboard!");
    await expect.poll(() => copiedIn(page)).toBe(await code.textContent());
  }
  await select.selectOption(older?.id ?? "");
  await page
    .getByText(`${older?.key_prefix}${"x".repeat(32)}`)
    .first()
    .waitFor();
  await tab("Endpoints").click();
  await page.getByRole("region", { name: "POST /v1/chat/completions" }).waitFor();
  await page
    .getByText("Replaces the chatbot's system prompt for this request; cut to 10,000 characters.")
    .waitFor();
  await expectAccessible(page);
});

it("[PUBAPI-035] the documentation opens as a page of its own, for everybody", async () => {
  const { page, context } = desk;
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Open in new window" }).click(),
  ]);
  await opened.getByRole("heading", { name: "API documentation" }).waitFor();
  await opened.getByText("/functions/v1/rag-api", { exact: false }).first().waitFor();
  await opened.close();
});

it("[PUBAPI-021] [PUBAPI-030] [PUBAPI-031] [PUBAPI-032] [PUBAPI-033] [PUBAPI-034] key info is looked up for the chosen key or for a typed one", async () => {
  const { page, owner } = desk;
  const look = () => button("Get Key Info").click();
  await tab("Key Info").click();
  await look();
  const facts = page.getByLabel("Key info", { exact: true });
  await facts.getByText("Website search").waitFor();
  await page.getByText("Use my own full key").click();
  await look();
  await page.getByRole("alert").getByText("Please enter your full API key").waitFor();
  await page.getByLabel("Full API key").fill("dk_nobody");
  await look();
  await page
    .getByRole("alert")
    .getByText("Authentication failed: Invalid API key or missing authorization")
    .waitFor();
  await page.route("**/api-key-info", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await look();
  await page.getByRole("alert").getByText("An unexpected error occurred").waitFor();
  const rag_system_id = (await owner.apiKeys.list({})).items[0]?.rag_system_id ?? "";
  const { api_key } = await owner.apiKeys.create({ name: "Typed in", rag_system_id });
  await page.getByLabel("Full API key").fill(api_key);
  await look();
  await facts.getByText("Typed in").waitFor();
  await facts.getByText("59").waitFor();
  for (const { id } of (await owner.apiKeys.list({})).items) await owner.apiKeys.remove({ id });
  // within five seconds the app shows the list that it has
  await go(page, "/app/api");
  await page.getByRole("heading", { name: "No API key yet" }).waitFor();
  await page.getByRole("link", { name: "Documentation" }).click();
  await tab("Key Info").click();
  await button("Get Key Info").click();
  await page.getByRole("alert").getByText("Please select an API key or enter your full API key").waitFor();
});

it("clients that people have are connected by samples, and those that asked already are marked", async () => {
  const { page, owner } = desk;
  const chatbotId = (await owner.chatbots.list({})).items[0]?.id ?? "";
  const made = await owner.apiKeys.create({ name: "Assistant", rag_system_id: chatbotId });
  const call = { name: "search_documents", arguments: { query: "refunds" } };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: call };
  expect((await send({ chatbotId, ...made }, message)).status).toBe(200);
  await go(page, "/app/api-documentation");
  await tab("Connect").click();
  const openAi = page.getByRole("region", { name: "OpenAI clients" });
  await openAi.getByText("Not used yet").waitFor();
  const mcp = page.getByRole("region", { name: "MCP" });
  await mcp.getByText("In use").waitFor();
  const address = `${new URL(page.url()).origin}/mcp/${chatbotId}`;
  for (const name of ["Claude Desktop", "VS Code", "Cursor"]) {
    await mcp.getByRole("tab", { name }).click();
    const code = mcp.getByRole("tabpanel", { name }).locator("pre");
    expect(await code.textContent()).toContain(address);
    expect(await code.locator("[data-ours]").first().textContent()).toContain(address);
  }
  await mcp.getByRole("button", { name: "Copy", exact: true }).click();
  await toasted(page, "Code snippet copied to clipboard!");
  await expectAccessible(page);
});

it("the playground sends what is entered with a pasted key, and shows the reply and the cURL of it", async () => {
  const { page, owner } = desk;
  const rag_system_id = (await owner.chatbots.list({})).items[0]?.id ?? "";
  const made = await owner.apiKeys.create({ name: "Trial", rag_system_id, permission_scope: "read-write" });
  await tab("Playground").click();
  const send = button("Send request");
  await page.getByText("Paste a key first.").waitFor();
  expect(await send.isDisabled()).toBe(true);
  const key = page.getByLabel("Full API key");
  const reply = page.getByRole("region", { name: "Reply" });
  const field = (name: string) => page.getByRole("textbox", { name });
  await key.fill("dk_nobody");
  await send.click();
  await reply.getByRole("status").getByText("401").waitFor();
  await key.fill(made.api_key);
  await field("query").fill("What's in it?");
  await button("Copy cURL").click();
  await expect.poll(() => copiedIn(page)).toContain(`x-api-key: ${made.key_prefix}x`);
  const command = await copiedIn(page);
  expect(command).toContain("What'\\''s in it?");
  expect(command).not.toContain(made.api_key);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored + page.url()).not.toContain(made.api_key);
  await page
    .getByRole("combobox", { name: "Endpoint" })
    .selectOption({ label: "POST /functions/v1/answers" });
  await field("question").fill("Do you deliver?");
  await field("answer").fill("Yes.");
  await send.click();
  await reply.getByRole("status").getByText("200").waitFor();
  await reply.getByRole("status").getByText(/left$/).waitFor();
  const { id } = JSON.parse((await reply.locator("pre").textContent()) ?? "");
  await expectAccessible(page);
  const remove = { label: "DELETE /functions/v1/documents/{id}" };
  await page.getByRole("combobox", { name: "Endpoint" }).selectOption(remove);
  await field("id").fill(id);
  await send.click();
  const removed = page.waitForResponse((response) => response.request().method() === "DELETE");
  await button("Delete it").click();
  expect((await removed).status()).toBe(200);
  await reply.getByRole("status").getByText("200").waitFor();
  expect((await owner.documents.list({ chatbotId: rag_system_id })).items.map((one) => one.id)).not.toContain(
    id,
  );
  await tab("Connect").click();
  await tab("Playground").click();
  expect(await key.inputValue()).toBe(made.api_key);
  await page.reload();
  await tab("Playground").click();
  expect(await key.inputValue()).toBe("");
});
