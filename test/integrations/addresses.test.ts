import { beforeAll, expect, it } from "vitest";
import { randomFrom } from "../random.ts";
import { bearing, nobody } from "../users.ts";
import { json } from "./api-server.ts";
import { leadingElsewhere, stayingInPlace } from "./hostile-values.ts";
import { openShop } from "./shop.ts";

const { shop, api, chatbot, create, product } = openShop();
const secret = { auth_type: "bearer_token", auth_value: "sk-live-7f3a9c" } as const;
const takingAll = [{ type: "regex" as const, value: "order (.+)$", extract_params: { order: 1 } }];

let integrationId: string;
beforeAll(async () => {
  const inBoth = shop.at("/orders/{order}/lines?of={order}&part=all");
  integrationId = (await create({ ...secret, api_url_template: inBoth, triggers: takingAll })).id;
});

const ask = (value: string) => api().integrations.test({ integrationId, query: `Where is order ${value}` });

it.each(leadingElsewhere)(
  "a question with %j for a part of the address calls nothing, and says why",
  async (value) => {
    const { error, steps, request } = await ask(value);
    expect(error).toContain("The question's value for order would lead to another address");
    expect([request, shop.received]).toEqual([null, []]);
    expect(steps[0]).toMatchObject({ name: "trigger", state: "failed" });
  },
);

it("values that stay in place are sent as one segment and one value, whatever they look like", async () => {
  const random = randomFrom(33);
  const joined = random.times(
    30,
    () => random.pick(["x", ...stayingInPlace]) + random.pick(["1", ...stayingInPlace]),
  );
  shop.replies(json({ data: { status: "sent" } }));
  for (const written of [...stayingInPlace, ...joined]) {
    const value = written.normalize("NFC").trim();
    expect((await ask(value)).error).toBe(null);
    const [path = "", query = ""] = (shop.received.at(-1)?.url ?? "").split("?");
    expect(path.split("/").map(decodeURIComponent)).toEqual(["", "orders", value, "lines"]);
    const sent = new URLSearchParams(query);
    expect([...sent]).toEqual([
      ["of", value],
      ["part", "all"],
    ]);
    expect(shop.received.at(-1)?.headers.host).toBe(`api.example:${shop.port()}`);
  }
});

it("a visitor's dot is taken for no order: nothing is called, and the answer asks for it", async () => {
  const id = await chatbot();
  await create(
    { ...secret, triggers: [{ type: "regex", value: "order (\\S+)", extract_params: { order: 1 } }] },
    id,
  );
  const publication = { public_title: "Shop", public_description: "", is_public: true };
  const { public_slug } = await api().chatbots.publish({ id, ...publication });
  const ragSlug = public_slug!;
  const { token } = await nobody(product().url).visitors.session({ ragSlug });
  const visitor = bearing(token, product().url);
  const asked = await visitor.chat.askPublic({ ragSlug, message: "Where is order ." });
  expect(shop.received).toEqual([]);
  expect(JSON.stringify(asked)).toContain("To look up “Order status” I need: order.");
  const [integration] = (await api().integrations.list({ chatbotId: id })).items;
  const [call] = (await api().integrations.calls({ id: integration!.id })).items;
  expect(call?.error).toContain("would lead to another address");
});
