import { afterAll, beforeAll, expect, it } from "vitest";
import { type Call, call, type Reply } from "../../abuse/play/call.ts";
import { as, bearing, nobody } from "../../cast.ts";
import { type Product, startProduct } from "../../product.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ env: { VISITOR_LIMITS: "session=3,lookups=9,day=5" } });
});
afterAll(() => product.stop());

const minute = () => Math.floor(Date.now() / 60_000);

/** What is counted by the minute has to happen within one. */
const withinAMinute = async (act: () => Promise<void>): Promise<void> => {
  const before = minute();
  try {
    await act();
  } catch (error) {
    if (minute() === before) throw error;
    await act();
  }
};

const published = async () => {
  const ann = await as("ann", product.url);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const publication = { public_title: "Help", public_description: "", is_public: true };
  return String((await ann.chatbots.publish({ id, ...publication })).public_slug);
};

const asker = async (slug: string) => {
  const { token } = await nobody(product.url).visitors.session({ ragSlug: slug });
  return () =>
    bearing(token, product.url)
      .chat.askPublic({ ragSlug: slug, message: "Hello" })
      .then(
        () => "answered",
        (error: Error) => error.message,
      );
};

it("a chatbot answers its visitors so many questions a day, and those refused in a minute are none of them", () =>
  withinAMinute(async () => {
    const slug = await published();
    const [ann, bob] = [await asker(slug), await asker(slug)];
    const ofAnn = [await ann(), await ann(), await ann(), await ann(), await ann()];
    expect(ofAnn.filter((said) => said === "answered")).toHaveLength(3);
    expect(ofAnn[4]).toContain("You asked many questions in a short time.");
    const ofBob = [await bob(), await bob(), await bob()];
    expect(ofBob.slice(0, 2)).toEqual(["answered", "answered"]);
    expect(ofBob[2]).toMatch(
      /^This chat has answered all that it may in a day\. Please try again in \d+ (hour|second)s?\.$/,
    );
  }));

const from = (localAddress: string, request: Call): Promise<Reply> =>
  call(product.url, { ...request, localAddress });

it("names that an address tries are counted, whether there is such a thing or not", () =>
  withinAMinute(async () => {
    const slug = await published();
    const address = `127.0.1.${1 + Math.floor(Math.random() * 250)}`;
    const body = (given: object) => ({
      method: "POST",
      path: "/functions/v1/visitor-session",
      body: JSON.stringify(given),
    });
    const tried: Call[] = [1, 2, 3].flatMap((number) => [
      { method: "GET", path: `/functions/v1/widgets/wgt_${number}` },
      { method: "GET", path: `/functions/v1/public-chatbots/name-${number}` },
      body({ widgetId: `wgt_${number}` }),
    ]);
    for (const request of tried) expect((await from(address, request)).status).toBe(404);
    const there = { method: "GET", path: `/functions/v1/public-chatbots/${slug}` };
    for (const request of [...tried, there, body({ ragSlug: slug })]) {
      const { status, headers, body: said } = await from(address, request);
      expect([status, said]).toEqual([429, expect.stringContaining("from your network")]);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await from("127.0.2.1", there)).status).toBe(200);
  }));
