import { randomBytes } from "node:crypto";
import { expect, it, vi } from "vitest";
import * as z from "zod";
import { toContext } from "#infra/local/functions/event.ts";
import { newId } from "#platform/table/new-id.ts";
import { route } from "#shared/contract/route.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { eventTo } from "./http-event.ts";

const area = {
  whose: route({
    method: "POST",
    path: "/api/v1/whose",
    access: "apiKey",
    summary: "Tell whose key this is",
    input: z.object({}),
    output: z.object({
      accountId: z.string(),
      chatbotId: z.string().optional(),
      scope: z.array(z.string()),
    }),
  }),
};

const importing = async () => {
  vi.stubEnv("ORIGIN_SECRET", "off");
  const { serve } = await import("#platform/http/serve.ts");
  return {
    handler: serve(area, { whose: async (_, { apiKey }) => apiKey }),
    ...(await import("#platform/access/api-key.ts")),
  };
};

describeOnEachEngine("an API key", importing, (loaded) => {
  const newKey = async (more: object = {}) => {
    const key = `${loaded().apiKeyPrefix}${randomBytes(32).toString("base64url")}`;
    await loaded().apiKeyEntity.create({
      hash: loaded().hashOf(key),
      id: newId("apiKey"),
      account_id: "usr_ann",
      scope: ["chat"],
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
    const key = await newKey({ chatbot_id: "bot_1", expires_at: "2999-01-01T00:00:00.000Z" });
    expect(await send(`Bearer ${key}`)).toMatchObject({
      statusCode: 200,
      body: { accountId: "usr_ann", chatbotId: "bot_1", scope: ["chat"] },
    });
  });

  it("that is missing, unknown, expired or revoked is refused in the same words", async () => {
    const past = "2020-01-01T00:00:00.000Z";
    const [good, expired, revoked] = [
      await newKey(),
      await newKey({ expires_at: past }),
      await newKey({ revoked_at: past }),
    ];
    const unknown = `${good.slice(0, -1)}${good.endsWith("A") ? "B" : "A"}`;
    for (const key of [undefined, "", "dk_", good.replace("dk_", ""), unknown, expired, revoked]) {
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
});
