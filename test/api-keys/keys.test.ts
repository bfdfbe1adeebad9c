import { expect, it } from "vitest";
import { askPath, callWith, keyFor, question } from "../public-api/client.ts";
import { until } from "../until.ts";
import { as } from "../users.ts";
import { withinAMinute } from "../within-a-minute.ts";

const infoPath = "/functions/v1/api-key-info";

const ofAnn = as("ann").then((owner) => keyFor(owner, { description: "The search of the site" }));

const only = async () => {
  const { owner, id } = await ofAnn;
  const found = (await owner.apiKeys.list({})).items.find((one) => one.id === id);
  if (!found) throw new Error("The key is not listed.");
  return found;
};

it("[KEY-024] [KEY-029] [KEY-031] [KEY-033] a new key and its prefix are in the reply of its creation, and nowhere after", async () => {
  const { owner, id, api_key, key_prefix } = await ofAnn;
  expect(api_key).toMatch(/^dk_[0-9A-Za-z]{38}$/);
  expect(api_key.slice(0, 9)).toBe(key_prefix);
  const listed = JSON.stringify(await owner.apiKeys.list({}));
  expect(listed).toContain(id);
  expect(listed).not.toContain(api_key.slice(9));
  expect(await only()).toMatchObject({
    key_prefix,
    permission_scope: "read",
    requests_per_minute: 60,
    daily_quota: 1000,
    description: "The search of the site",
    is_active: true,
    expires_at: null,
  });
});

it("[KEY-009] [KEY-010] [KEY-012] [KEY-013] limits lie between 1 and 1000 a minute and 10000 a day; chatbot and name are needed", async () => {
  const { owner, chatbotId: rag_system_id } = await ofAnn;
  const input = { name: "Limits", rag_system_id };
  for (const wrong of [0, 1001, 1.5])
    await expect(owner.apiKeys.create({ ...input, requests_per_minute: wrong })).rejects.toThrow(
      "from 1 to 1000",
    );
  for (const wrong of [0, 10_001])
    await expect(owner.apiKeys.create({ ...input, daily_quota: wrong })).rejects.toThrow("from 1 to 10000");
  const { id } = await owner.apiKeys.create({ ...input, requests_per_minute: 1000, daily_quota: 10_000 });
  await owner.apiKeys.remove({ id });
  await expect(owner.apiKeys.create({ ...input, name: " " })).rejects.toThrow(
    "Please provide a name for your API key",
  );
  await expect(owner.apiKeys.create({ ...input, rag_system_id: "" })).rejects.toThrow(
    "Please select a chatbot",
  );
  const expires_at = "2020-01-01T00:00:00.000Z";
  await expect(owner.apiKeys.create({ ...input, expires_at })).rejects.toThrow("still to come");
});

it("[PUBAPI-017] [PUBAPI-018] [KEY-034] a key reads its own settings, its usage and what is left of its limits", async () => {
  const { owner, api_key, chatbotId } = await ofAnn;
  const send = callWith(api_key);
  expect((await send(askPath, { query: question })).status).toBe(200);
  const before = await only();
  const response = await send(infoPath);
  expect(await response.json()).toEqual({
    name: "Website",
    rag_system_name: "Shop help",
    permission_scope: "read",
    requests_per_minute: 60,
    daily_quota: 1000,
    usage_today: before.usage.today,
    usage_this_month: before.usage.thisMonth,
    total_usage: before.usage_count,
    created_at: before.created_at,
    rate_limits: { minute_remaining: expect.any(Number), daily_remaining: 1000 - before.usage.today - 1 },
  });
  expect(response.headers.get("x-ratelimit-limit")).toBe("60");
  const { usage } = await only();
  expect(usage).toMatchObject({ today: 2, last7Days: 2, last30Days: 2, average_ms: expect.any(Number) });
  expect(usage.days).toHaveLength(30);
  expect(usage.endpoints.map(({ path, today }) => [path, today])).toEqual([
    [infoPath, 1],
    [askPath, 1],
  ]);
  // A channel is selected by the index of messages, which follows the answers.
  const logged = await until(async () => {
    const { items } = await owner.history.list({ channel: "api", chatbotId });
    return items.length > 0 ? items : undefined;
  });
  expect(logged).toHaveLength(1);
});

it("[PUBAPI-013] a hundred requests at once pass exactly as often as the limit says, and the rest gets 429 with the time to wait", async () => {
  const { owner, chatbotId: rag_system_id } = await ofAnn;
  const { api_key } = await owner.apiKeys.create({ name: "Busy", rag_system_id, daily_quota: 7 });
  const send = callWith(api_key);
  const replies = await Promise.all(Array.from({ length: 100 }, () => send(infoPath)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(7);
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(93);
  for (const { headers } of refused) {
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("x-ratelimit-remaining")).toBe("0");
  }
  const [key] = (await owner.apiKeys.list({})).items;
  expect([key?.name, key?.usage.today]).toEqual(["Busy", 7]);
});

it("[KEY-026] [KEY-030] [KEY-032] a rotated key keeps settings and figures; without an overlap the old one is refused at once", async () => {
  const { owner, chatbotId: rag_system_id } = await ofAnn;
  const settings = { name: "Turning", permission_scope: "read-write", requests_per_minute: 7 } as const;
  const create = () => owner.apiKeys.create({ ...settings, rag_system_id });
  await withinAMinute(create, async (old) => {
    expect((await callWith(old.api_key)(infoPath)).status).toBe(200);
    const second = await owner.apiKeys.rotate({ old_key_id: old.id, overlap_hours: 1 });
    expect(second.key_prefix).not.toBe(old.key_prefix);
    expect((await callWith(old.api_key)(infoPath)).status).toBe(200);
    expect((await callWith(second.api_key)(infoPath)).headers.get("x-ratelimit-remaining")).toBe("4");
    const shown = (await owner.apiKeys.list({})).items.find(({ id }) => id === second.id);
    expect(shown).toMatchObject({ ...settings, usage_count: 3 });
    expect(shown?.former).toMatchObject([
      { id: old.id, key_prefix: old.key_prefix, calls_since_rotation: 1 },
    ]);
    await expect(owner.apiKeys.rotate({ old_key_id: old.id })).rejects.toThrow("rotated already");

    const third = await owner.apiKeys.rotate({ old_key_id: second.id });
    expect((await callWith(second.api_key)(infoPath)).status).toBe(401);
    await owner.apiKeys.remove({ id: third.id });
    for (const { api_key } of [old, second, third])
      expect((await callWith(api_key)(infoPath)).status).toBe(401);
  });
});

it("[KEY-017] a key with read-write changes settings of its chatbot as a new version", async () => {
  const { owner, chatbotId } = await ofAnn;
  const made = { name: "Settings", rag_system_id: chatbotId, permission_scope: "read-write" } as const;
  const { api_key } = await owner.apiKeys.create(made);
  const send = callWith(api_key);
  const path = "/functions/v1/chatbot-settings";
  const before = await (await send(path)).json();
  const changed = await send(path, { temperature: 0.2 }, { method: "PATCH" });
  expect(await changed.json()).toEqual({ ...before, temperature: 0.2, version: before.version + 1 });
  expect((await owner.chatbotSettings.read({ chatbotId })).settings.temperature).toBe(0.2);
  expect((await send(path, { temperature: 9 }, { method: "PATCH" })).status).toBe(400);
});

it("a deleted chatbot takes its keys along", async () => {
  const owner = await as("dora");
  const { id } = await owner.chatbots.create({ name: "Short", use_case: "support" });
  const { api_key } = await owner.apiKeys.create({ name: "Short", rag_system_id: id });
  await owner.chatbots.remove({ id });
  expect((await owner.apiKeys.list({})).items).toEqual([]);
  expect((await callWith(api_key)(infoPath)).status).toBe(401);
});
