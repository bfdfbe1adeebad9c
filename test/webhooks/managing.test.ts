import { expect, it } from "vitest";
import { maxWebhooks } from "#shared/webhooks/rules.ts";
import { type Actor, as } from "../users.ts";

const fields = { url: "https://hooks.example.com/docent", events: ["answer.refused" as const] };
const endpoints = async (api: Actor) => (await api.webhooks.list({})).items;

it("an endpoint is added, listed without its secret, changed, switched off and on, and deleted", async () => {
  const ann = await as("ann");
  expect(await endpoints(ann)).toEqual([]);
  const { id, secret } = await ann.webhooks.create({
    ...fields,
    events: ["answer.refused", "answer.refused"],
  });
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const [webhook] = await endpoints(ann);
  expect(webhook).toMatchObject({
    id,
    url: fields.url,
    events: ["answer.refused"],
    rag_system_ids: [],
    includes_tests: false,
    is_active: true,
    off: null,
    former_secret_until: null,
    last_at: null,
    waiting: 0,
  });
  expect(webhook?.hours).toEqual(Array(24).fill({ delivered: 0, failed: 0 }));
  expect(JSON.stringify(webhook)).not.toContain(secret.slice("whsec_".length, -8));
  const { id: chatbotId } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const changed = { url: "https://hooks.example.com/v2", rag_system_ids: [chatbotId], includes_tests: true };
  await ann.webhooks.update({ id, ...fields, ...changed });
  await ann.webhooks.activate({ id, is_active: false });
  await ann.webhooks.activate({ id, is_active: false });
  expect(await endpoints(ann)).toMatchObject([{ ...changed, is_active: false, off: { reason: "user" } }]);
  await expect(ann.webhooks.test({ id })).rejects.toMatchObject({ code: "conflict" });
  await ann.webhooks.activate({ id, is_active: true });
  expect(await endpoints(ann)).toMatchObject([{ is_active: true, off: null }]);
  await ann.webhooks.rotate({ id });
  await ann.webhooks.remove({ id });
  expect(await endpoints(ann)).toEqual([]);
  const { items } = await ann.account.activity({});
  const acts = items.filter(({ subject }) => subject?.kind === "webhook");
  expect(acts.map(({ action }) => action)).toEqual([
    "deleted",
    "rotated",
    "activated",
    "deactivated",
    "changed",
    "created",
  ]);
  expect(new Set(acts.map(({ subject }) => subject?.name))).toEqual(new Set(["hooks.example.com"]));
});

it("a form without an event, of another account's chatbot, or of one more endpoint than allowed is refused", async () => {
  const [bob, eve] = [await as("bob"), await as("eve")];
  await expect(bob.webhooks.create({ ...fields, events: [] })).rejects.toMatchObject({
    issues: [{ path: "events", message: "Choose at least one event." }],
  });
  const { id: foreign } = await eve.chatbots.create({ name: "Eve's", use_case: "support" });
  await expect(bob.webhooks.create({ ...fields, rag_system_ids: [foreign] })).rejects.toMatchObject({
    code: "not_found",
  });
  for (let count = 0; count < maxWebhooks; count++) await bob.webhooks.create(fields);
  await expect(bob.webhooks.create(fields)).rejects.toMatchObject({
    code: "conflict",
    message: "An account has at most 15 endpoints. Delete one first.",
  });
});

it("another account's endpoint does not exist", async () => {
  const [cai, dan] = [await as("cai"), await as("dan")];
  const { id } = await cai.webhooks.create(fields);
  for (const call of [
    () => dan.webhooks.update({ id, ...fields }),
    () => dan.webhooks.activate({ id, is_active: false }),
    () => dan.webhooks.rotate({ id }),
    () => dan.webhooks.endOverlap({ id }),
    () => dan.webhooks.test({ id }),
    () => dan.webhooks.deliveries({ id }),
    () => dan.webhooks.remove({ id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: "not_found" });
  expect(await endpoints(cai)).toMatchObject([{ id, is_active: true }]);
});
