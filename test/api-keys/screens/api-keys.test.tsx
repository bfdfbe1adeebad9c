import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { copied } from "../../screens/clipboard.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, gone, refused, seen, textsOf, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { keysAre, secret } from "./sample.ts";

const dialog = page.getByRole("dialog");
const keys = page.getByRole("list", { name: "API keys" }).getByRole("listitem");
const name = page.getByLabelText("Name", { exact: true });
const quota = page.getByLabelText("Daily quota");
const busy = refused("conflict", "The table is busy. Try again.");

it("[KEY-009] [KEY-010] [KEY-011] [KEY-014] [KEY-016] [KEY-018] [KEY-020] [KEY-021] [KEY-022] [KEY-023] [KEY-024] [KEY-037] [KEY-038] [KEY-046] [KEY-047] a key is created in a form that checks it, and shown once", async () => {
  const replies = keysAre();
  await open("/app/api", replies);
  const create = dialog.getByRole("button", { name: "Create API key" });
  await seen(page.getByRole("heading", { name: "No API key yet" }));
  await button("Create API key").first().click();
  await expect.element(create).toBeDisabled();
  await expect.element(page.getByLabelText("Requests per minute")).toHaveValue(60);
  await expect.element(quota).toHaveValue(1000);
  expect(page.getByRole("radio").elements()).toHaveLength(2);
  await expect.element(page.getByRole("radio", { name: /^Read-Write/ })).toBeInTheDocument();
  await seen(/^Chat only/);
  await page.getByLabelText("Chatbot", { exact: true }).click();
  await expect
    .poll(() => textsOf(page.getByRole("option")))
    .toEqual(["Rental desk", "Shop help", "Workshop handbook"]);
  await page.getByRole("option", { name: "Shop help" }).click();
  await name.fill("  ");
  await page.getByLabelText("Description").fill("The search of our site");
  await seen("Please provide a name for your API key");
  await expect.element(create).toBeDisabled();
  await page.getByLabelText("Expiration date").fill("2099-12-31");
  await quota.fill("20000");
  await name.fill("Website search");
  await seen("Enter a whole number from 1 to 10000.");
  await expectAccessible();
  await quota.fill("1000");
  server.reply({ apiKeys: { create: busy } });
  await create.click();
  await toasted("Failed to create API key");
  server.reply({ apiKeys: { create: replies.apiKeys?.create } });
  await create.click();
  await toasted("API key created successfully");
  expect(server.asked("apiKeys", "create").at(-1)).toMatchObject({
    rag_system_id: "bot_Shophelp",
    name: "Website search",
    description: "The search of our site",
    permission_scope: "read",
    expires_at: expect.stringMatching(/^(?:2099-12-31|2100-01-01)T/),
  });
  await seen(page.getByRole("heading", { name: "Copy your key now" }));
  await dialog.getByRole("button", { name: "Copy" }).first().click();
  await toasted("API key copied to clipboard");
  await seen(button("Copied"));
  await seen(dialog.getByRole("button", { name: "Copy" }).nth(1));
  expect(copied()).toBe(secret);
  await button("I have copied it").click();
  await gone(dialog);
  expect(document.documentElement.outerHTML).not.toContain(secret);
  await button("Create API key").first().click();
  await expect.element(name).toHaveValue("");
  await button("Cancel").click();
  await gone(dialog);
});

it("[KEY-027] [KEY-044] [KEY-045] a deleted key is gone", async () => {
  const replies = keysAre("Order desk");
  await open("/app/api", replies);
  await button("Delete").click();
  server.reply({ apiKeys: { remove: busy } });
  await button("Delete key").click();
  await toasted("Failed to delete API key");
  server.reply({ apiKeys: { remove: replies.apiKeys?.remove } });
  await button("Delete key").click();
  await toasted("API key deleted");
  await seen(page.getByRole("heading", { name: "No API key yet" }));
  await gone(keys);
});

it("[KEY-035] [KEY-036] failures of loading are said", async () => {
  await open("/app/api", { apiKeys: { list: busy }, chatbots: { list: busy } });
  await toasted("Failed to load API keys");
  await button("Create API key").click();
  await toasted("Failed to load RAG systems");
});
