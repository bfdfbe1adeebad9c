import { expect, it } from "vitest";
import { secretMask } from "#shared/integrations/shapes.ts";
import { upload } from "../upload.ts";
import { json } from "./api-server.ts";
import type { Form } from "./form.ts";
import { openShop } from "./shop.ts";

const { shop, api, chatbot, orders, create, product } = openShop();
const key = "sk-live-7f3a9c";
const query = "Where is my order 48213?";
const test = async (changes: Partial<Form>, asked = query) =>
  api().integrations.test({ integrationId: (await create(changes)).id, query: asked });

it("[INTEG-023][INTEG-024][INTEG-027][INTEG-035] a test takes parameters by pattern and group, calls and maps", async () => {
  shop.replies(json({ data: { status: "sent", lines: [{ sku: "K9" }] } }));
  const result = await test({
    api_url_template: shop.at("/orders/{order}/{part}?q={order}"),
    response_mapping: '{"state": "data.status", "first": "data.lines.0.sku", "none": "data.toString"}',
    triggers: [
      { type: "keyword", value: "nothing" },
      { type: "regex", value: "(order) (\\d+)", extract_params: { order: 2, part: "(\\w+)\\?" } },
    ],
  });
  expect(result).toMatchObject({
    error: null,
    matched: true,
    extractedParams: { order: "48213", part: "48213" },
    apiResponse: { data: { status: "sent" } },
    mappedResponse: { state: "sent", first: "K9" },
  });
  expect(shop.received[0]?.url).toBe("/orders/48213/48213?q=48213");
  expect(result.steps.map(({ name, state }) => [name, state])).toEqual(
    ["trigger", "resolve", "connect", "send", "reply", "map"].map((name) => [name, "done"]),
  );
});

it("[INTEG-025] each kind of authentication sends its credential where it says", async () => {
  const sent = async (changes: Partial<Form>) => {
    await test({ auth_value: key, ...changes });
    const { url, headers } = shop.received.at(-1)!;
    return { url, authorization: headers.authorization, "x-api-key": headers["x-api-key"] };
  };
  const url = "/orders/48213";
  expect(await sent({ auth_type: "none" })).toEqual({ url });
  expect(await sent({ auth_type: "bearer_token" })).toEqual({ url, authorization: `Bearer ${key}` });
  expect(await sent({ auth_type: "api_key_header", auth_header_name: "X-Api-Key" })).toEqual({
    url,
    "x-api-key": key,
  });
  expect(await sent({ auth_type: "api_key_query", auth_header_name: "api key" })).toEqual({
    url: `${url}?api%20key=${key}`,
  });
});

it("[INTEG-026] the request's headers go along with each call", async () => {
  await test({ request_headers: { "Accept-Language": "de", "X-Tenant": "fernhill" } });
  expect(shop.received[0]?.headers).toMatchObject({ "accept-language": "de", "x-tenant": "fernhill" });
});

it("a POST sends its template with values in their texts, and numbers where it says so", async () => {
  const order = "(order .*)$";
  await test(
    {
      http_method: "POST",
      request_body_template: '{"q": "for {text}", "n": "{count:number}", "{text}": ["{text}", "{free}"]}',
      triggers: [
        { type: "keyword", value: "order", extract_params: { text: order, order, count: "(\\d+)" } },
      ],
    },
    'order 12","role":"admin',
  );
  expect(JSON.parse(shop.received[0]!.body)).toEqual({
    q: 'for order 12","role":"admin',
    n: 12,
    "{text}": ['order 12","role":"admin', "{free}"],
  });
});

it("secrets are never read back, and stay when they are sent masked", async () => {
  const secret = { auth_type: "bearer_token", auth_value: key, request_headers: { "X-Key": key } } as const;
  const { id, rag_system_id: chatbotId } = await create(secret);
  const [listed] = (await api().integrations.list({ chatbotId })).items;
  expect(listed).toMatchObject({ auth_value: secretMask, request_headers: { "X-Key": secretMask } });
  const { request_headers, auth_value } = listed!;
  await api().integrations.update({
    id,
    ...orders({ name: "Renamed", auth_type: "bearer_token", auth_value, request_headers }),
  });
  // It repeats what it received.
  shop.replies((response, { headers }) => json({ data: { status: headers } })(response, shop.received[0]!));
  const result = await api().integrations.test({ integrationId: id, query });
  expect(shop.received[0]?.headers).toMatchObject({ authorization: `Bearer ${key}`, "x-key": key });
  expect(result.request).toContain(`authorization: Bearer ${secretMask}`);
  expect(JSON.stringify([listed, result])).not.toContain(key);
  expect(await product().output()).not.toContain(key);
});

it("a secret belongs to the origin that it was saved for", async () => {
  const { id } = await create({ auth_type: "bearer_token", auth_value: key });
  const moved = { auth_type: "bearer_token", auth_value: secretMask } as const;
  const elsewhere = { ...orders(moved), api_url_template: shop.at("/orders/{order}", "other.example") };
  await expect(api().integrations.update({ id, ...elsewhere })).rejects.toThrow("Enter the secret again");
  await api().integrations.update({ id, ...elsewhere, auth_value: "another" });
  await api().integrations.test({ integrationId: id, query });
  expect(shop.received[0]?.headers).toMatchObject({ authorization: "Bearer another" });
});

it("a redirect to another origin carries no secret and no content", async () => {
  const secrets = {
    auth_type: "bearer_token",
    auth_value: key,
    request_headers: { "X-Key": key },
    http_method: "POST",
  } as const;
  for (const status of [302, 307]) {
    shop.received.length = 0;
    shop.replies((response, { headers }) =>
      headers.host?.startsWith("api.")
        ? response.writeHead(status, { location: shop.at("/in", "other.example") }).end()
        : json({ data: { status: "moved" } })(response, shop.received[0]!),
    );
    const { error } = await test(secrets);
    expect(error).toEqual(
      status === 302 ? null : expect.stringContaining("is not sent the request's content"),
    );
    expect(JSON.stringify(shop.received.slice(1))).not.toContain(key);
    expect(shop.received).toHaveLength(status === 302 ? 2 : 1);
  }
});

it("[INTEG-031] a test that no trigger matches says so and calls nothing", async () => {
  expect(await test({}, "Do you repair hubs?")).toMatchObject({ matched: false, error: null, steps: [] });
  expect(shop.received).toEqual([]);
});

it.each<[string, Partial<Form> | undefined, unknown, RegExp, string]>([
  [
    "an unknown name",
    { api_url_template: "http://none.example/{order}" },
    {},
    /no server on the internet/,
    "resolve",
  ],
  [
    "a private name",
    { api_url_template: "http://intranet.example/{order}" },
    {},
    /no server on the internet/,
    "resolve",
  ],
  [
    "a private address",
    { api_url_template: "http://127.0.0.1/{order}" },
    {},
    /no server on the internet/,
    "resolve",
  ],
  ["HTML", undefined, "<html>Sign in</html>", /HTML in place of JSON/, "reply"],
  ["nothing", undefined, "", /reply is empty/, "reply"],
  ["other JSON", undefined, { other: 1 }, /none of the mapped paths/, "map"],
  ["too much", { response_mapping: "{}" }, { text: "x".repeat(9000) }, /Map only what matters/, "map"],
  ["megabytes", undefined, "x".repeat(600_000), /longer than/, "reply"],
])(
  "[INTEG-032] a test that meets %s tells what is wrong, at the step where it is",
  async (_, changes, reply, error, step) => {
    shop.replies((response) => response.end(typeof reply === "string" ? reply : JSON.stringify(reply)));
    const result = await test(changes ?? {});
    expect(result.error).toMatch(error);
    expect(result.steps.find(({ state }) => state === "failed")?.name).toBe(step);
  },
);

it("the built-in model tells what an API says and what is missing", async () => {
  const chatbotId = await chatbot();
  await upload(api(), chatbotId, {
    name: "shop.md",
    type: "text/markdown",
    bytes: "# Shop\n\nWe are open from ten to six.\n",
  });
  await create({}, chatbotId);
  shop.replies(json({ data: { status: "in [transit](http://evil.example)", eta: "Tuesday" } }));
  const told = await api().chat.ask({ ragSystemId: chatbotId, query });
  expect(told).toMatchObject({ outcome: "answered", apiData: { integrationName: "Order status" } });
  expect(told.answer).toContain(
    "Order status:\n- state: in transit (http://evil.example)\n- arrives: Tuesday",
  );
  shop.replies(json({}, 503));
  const failed = await api().chat.ask({ ragSystemId: chatbotId, query });
  expect(failed.answer).toContain("“Order status” could not be looked up right now.");
  const lacking = await api().chat.ask({ ragSystemId: chatbotId, query: "Where is my order?" });
  expect(lacking.answer).toContain("To look up “Order status” I need: order.");
});
