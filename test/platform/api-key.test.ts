import { randomBytes } from "node:crypto";
import { expect, it, vi } from "vitest";
import * as z from "zod";
import { toContext } from "#infra/local/functions/event.ts";
import { newId } from "#platform/table/new-id.ts";
import { apiKeyPrefix } from "#shared/api-keys/rules.ts";
import { route } from "#shared/contract/route.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { eventTo } from "./http-event.ts";

const area = {
  whose: route({
    method: "POST",
    path: "/api/v1/whose",
    access: "apiKey",
    scope: "read",
    summary: "Tell whose key this is",
    input: z.object({}),
    output: z.object({
      accountId: z.string(),
      chatbotId: z.string(),
      scope: z.string(),
    }),
  }),
};

const importing = async () => {
  vi.stubEnv("ORIGIN_SECRET", "off");
  const { serve } = await import("#platform/http/serve.ts");
  return {
    handler: serve(area, { whose: async (_, { apiKey }) => apiKey }),
    ...(await import("#platform/access/key/api-key.ts")),
    ...(await import("#platform/rate-limit/api-key-limits.ts")),
  };
};

describeOnEachEngine("an API key", importing, (loaded) => {
  const newKey = async (more: object = {}) => {
    const key = `${apiKeyPrefix}${randomBytes(32).toString("hex")}`;
    const id = newId("apiKey");
    await loaded().apiKeyEntity.create({
      hash: loaded().hashOf(key),
      id,
      family_id: id,
      account_id: "usr_ann",
      chatbot_id: "bot_1",
      scope: "read",
      is_active: true,
      requests_per_minute: 60,
      daily_quota: 1000,
      ...more,
    });
    return key;
  };

  const send = async (authorization?: string, method = "POST") => {
    const event = eventTo("/api/v1/whose", { method, headers: { ...(authorization && { authorization }) } });
    const { statusCode, headers, body } = await loaded().handler(event, toContext("keys", 30));
    return { statusCode, headers, body: JSON.parse(body || "{}") };
  };

  const refusal = {
    code: "unauthenticated",
    message: "This API key is not valid. Check it, or create a new one.",
  };

  it("says whose it is, for which chatbot, and what it may do", async () => {
    const key = await newKey({ expires_at: "2999-01-01T00:00:00.000Z" });
    expect(await send(`Bearer ${key}`)).toMatchObject({
      statusCode: 200,
      body: { accountId: "usr_ann", chatbotId: "bot_1", scope: "read" },
    });
  });

  it("[KEY-019] that is missing, unknown, disabled, expired or revoked is refused in the same words", async () => {
    const past = "2020-01-01T00:00:00.000Z";
    const [good, disabled, expired, revoked] = [
      await newKey(),
      await newKey({ is_active: false }),
      await newKey({ expires_at: past }),
      await newKey({ revoked_at: past }),
    ];
    const unknown = `${good.slice(0, -1)}${good.endsWith("A") ? "B" : "A"}`;
    for (const key of [undefined, "", "dk_", good.replace("dk_", ""), unknown, disabled, expired, revoked]) {
      const reply = await send(key === undefined ? undefined : `Bearer ${key}`);
      expect(reply).toMatchObject({ statusCode: 401, body: refusal });
    }
  });

  it("is not stored in the table, only its hash", async () => {
    const key = await newKey();
    const stored = await loaded().apiKeyEntity.get({ hash: loaded().hashOf(key) });
    expect(JSON.stringify(stored)).not.toContain(key.slice(3));
  });

  it("may be used from pages of other origins", async () => {
    const origin = { "access-control-allow-origin": "*" };
    expect(await send(undefined, "OPTIONS")).toMatchObject({ statusCode: 204, headers: origin });
    expect(await send(`Bearer ${await newKey()}`)).toMatchObject({ headers: origin });
  });

  it("[KEY-015] [PUBAPI-013] has its daily quota again at midnight UTC, and counts no request that its minute refuses", async () => {
    const key = { familyId: newId("apiKey"), requestsPerMinute: 2, dailyQuota: 3 };
    const at = (time: string) => loaded().limitApiKey(key, Date.parse(`2026-11-${time}Z`));
    const refused = { code: "rate_limited" };
    expect((await at("22T23:57:00")).day.remaining).toBe(2);
    expect((await at("22T23:57:10")).minute.remaining).toBe(0);
    await expect(at("22T23:57:20")).rejects.toMatchObject({
      ...refused,
      rate: { limit: 2, resetSeconds: 40 },
    });
    expect((await at("22T23:58:00")).day.remaining).toBe(0);
    await expect(at("22T23:59:00")).rejects.toMatchObject({
      ...refused,
      rate: { limit: 3, resetSeconds: 60 },
    });
    expect((await at("23T00:00:00")).day.remaining).toBe(2);
  });
});
