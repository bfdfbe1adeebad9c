import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { SolvedChallenge } from "#shared/forum/shapes.ts";
import { type Product, startProduct, unlimitedIn } from "../product.ts";
import { uniqueId } from "../unique-id.ts";
import { as } from "../users.ts";
import { fetchFrom, from } from "./from.ts";
import { newAddress } from "./new-address.ts";
import { postFields, solved } from "./write.ts";

let product: Product;
beforeAll(async () => {
  // the usual limit of what a network may write
  product = await startProduct({ env: { VISITOR_LIMITS: unlimitedIn(["lookups"]) } });
});
afterAll(() => product.stop());
afterEach(() => vi.useRealTimers());

const visitor = (address = newAddress(), token?: string) => from(address, { url: product.url, token });

type Fields = Parameters<typeof postFields>[0];

const post = async (fields: Fields = {}, api = visitor()) =>
  api.forum.createPost({ ...postFields(fields), altcha: await solved(api) });

const totalOf = async (q: string) => (await visitor().forum.posts({ q })).total;

const refusal = (error: unknown) => {
  const { code, message } = error as { code: string; message: string };
  return `${code}: ${message}`;
};

it("of 1,000 scripted posts without the puzzle none is shown", async () => {
  const word = uniqueId("spam");
  const body = (n: number) => ({ ...postFields({ content: `Buy ${word} ${n} now` }) });
  const forged = { challenge: { parameters: { expiresAt: 4e9 }, signature: "0".repeat(64) } };
  const puzzles = [undefined, {}, { ...forged, solution: { counter: 1, derivedKey: "00" } }, "solved", null];
  const statuses = new Set<number>();
  for (let from = 0; from < 1000; from += 50)
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const altcha = puzzles[n % puzzles.length];
        const request = new Request(`${product.url}/api/forum/posts`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...body(from + n), altcha }),
        });
        statuses.add((await fetchFrom(newAddress(), request)).status);
      }),
    );
  expect([[...statuses], await totalOf(word)]).toEqual([[400], 0]);
});

it("with solved puzzles ten of a network are shown in an hour, replies among them, and others go on", async () => {
  const word = uniqueId("spam");
  const address = newAddress();
  const api = visitor(address);
  const { post: first } = await post({ content: `${word} 0` }, api);
  const writings = Array.from({ length: 14 }, (_, n) => async () => {
    const altcha = await solved(api);
    return n % 2
      ? api.forum.createPost({ ...postFields({ content: `${word} ${n}` }), altcha })
      : api.forum.createReply({ id: first.id, content: `${word} reply ${n}`, altcha });
  });
  const tried = await Promise.allSettled(writings.map((write) => write()));
  const refused = tried.flatMap((one) => (one.status === "rejected" ? [refusal(one.reason)] : []));
  const told = expect.stringMatching(
    /^rate_limited: Many posts came from your network in a short time\. Please try again in \d+ (?:minute|second)s?\.$/,
  );
  expect(refused).toEqual(Array(5).fill(told));
  const { replies } = await api.forum.post({ id: first.id });
  expect((await totalOf(word)) + replies.length).toBe(10);
  expect((await post({}, visitor())).post.status).toBe("published");
});

it("a puzzle opens the door once, also if it is sent twice at once", async () => {
  const api = visitor();
  const altcha = await solved(api);
  const word = uniqueId("twice");
  const tried = await Promise.allSettled(
    Array.from({ length: 5 }, (_, n) =>
      api.forum.createPost({ ...postFields({ content: `${word} ${n}` }), altcha }),
    ),
  );
  const refused = tried.flatMap((one) => (one.status === "rejected" ? [refusal(one.reason)] : []));
  expect(refused).toEqual(Array(4).fill("conflict: This was sent already. Reload the page to see it."));
  expect(await totalOf(word)).toBe(1);
});

it("a puzzle that is forged, wrong or too old opens nothing", async () => {
  const api = visitor();
  const altcha = await solved(api);
  const { challenge, solution } = altcha;
  const { parameters } = challenge;
  const wrong: SolvedChallenge[] = [
    { challenge, solution: { ...solution, derivedKey: solution.derivedKey.replace(/^../, "00") } },
    { challenge, solution: { ...solution, derivedKey: "" } },
    { challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution },
    { challenge: { ...challenge, signature: "" }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4e9 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, keySignature: null } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1, keyPrefix: "00" } }, solution },
    { challenge: { ...challenge, parameters: {} }, solution },
  ];
  for (const altcha of wrong)
    await expect(api.forum.createPost({ ...postFields(), altcha })).rejects.toMatchObject({
      code: "invalid",
      message: "The check of your browser went wrong. Send it once more; your text is still there.",
    });
  const old = { ...challenge, parameters: { ...parameters, expiresAt: 1_700_000_000 } };
  const late = api.forum.createPost({ ...postFields(), altcha: { challenge: old, solution } });
  await expect(late).rejects.toMatchObject({
    message: "The check of your browser is too old. Send it once more; your text is still there.",
  });
  const lifeSeconds = Number(parameters.expiresAt) - Date.now() / 1000;
  expect([lifeSeconds > 1100, lifeSeconds <= 1200]).toEqual([true, true]);
  expect((await api.forum.createPost({ ...postFields(), altcha })).post.status).toBe("published");
});

it("a newcomer may write two links in all, however they are written, and links to the product's pages besides", async () => {
  const link = () => `https://shop.example/${uniqueId("offer")}`;
  const [one, two, three] = [link(), link(), link()];
  const own = `${product.url}/help/articles`;
  const { post: made } = await post({ content: `[a](${one}) and <${two}>, see ${own} and ${own}` });
  expect(made.content).toContain(two);
  const ways = [
    `${one} ${two} ${three}`,
    `[a](${one}) ![b](${two}) <${three}>`,
    `[a] [a] [a]\n\n[a]: ${one}`,
    `<a href="${one}">x</a> <a href="${two}">y</a> <img src="${three}">`,
    `www.shop.example/${uniqueId("a")} www.shop.example/${uniqueId("b")} mail@shop.example`,
    `${"> ".repeat(40)}${one} ${two} ${three}`,
  ];
  for (const content of ways)
    await expect(post({ content })).rejects.toMatchObject({
      code: "invalid",
      message: "Use at most 2 links. An account that wrote a post a day ago or earlier may use more.",
    });
  await expect(post({ title: one, author_name: "www.shop.example", content: two })).rejects.toMatchObject({
    code: "invalid",
  });
  expect((await post({ content: `\`\`\`\n${one}\n${two}\n${three}\n\`\`\`` })).post.status).toBe("published");
});

it("a post with 500 links is refused, whoever writes it", async () => {
  const ann = await as("ann", product.url);
  const content = Array.from({ length: 500 }, (_, n) => `https://shop.example/${n}`).join("\n");
  for (const api of [visitor(), visitor(undefined, ann.token)])
    await expect(post({ content }, api)).rejects.toMatchObject({
      code: "invalid",
      message: "Use at most 20 links.",
    });
});

it("the same address is taken three times a day, whoever posts it and whatever stands around it", async () => {
  const page = `https://shop.example/${uniqueId("offer")}`;
  const ways = [page, `${page}/?ref=1`, page.replace("shop", "www.shop"), `${page}#now`, page];
  const tried: string[] = [];
  for (const way of ways) {
    const made = post({ content: `${uniqueId("text")} [look](${way})` });
    tried.push(
      await made.then(
        ({ post: { status } }) => status,
        (error) => refusal(error).replace(/ Please.*/, ""),
      ),
    );
  }
  const full = "rate_limited: The same text or address was posted several times today.";
  expect(tried).toEqual(["published", "published", "published", full, full]);
});

it("the same text is taken three times a day, also with other signs and blanks, as a post or a reply", async () => {
  const title = `Cheap followers ${uniqueId("text")}`;
  const content = "Write to us today!";
  const { post: other } = await post();
  await post({ title, content });
  await post({ title: title.toUpperCase(), content: `${content}!!` });
  await post({ title: `**${title}**`, content: "Write  to us,\n\ntoday", author_name: "Somebody else" });
  const full = { code: "rate_limited", message: expect.stringContaining("The same text or address") };
  await expect(post({ title, content })).rejects.toMatchObject(full);
  const api = visitor();
  const altcha = await solved(api);
  const reply = api.forum.createReply({ id: other.id, content: `${title} ${content}`, altcha });
  await expect(reply).rejects.toMatchObject(full);
  for (const sign of ["👍", "🎉"]) for (const _ of "123") await post({ title: sign, content: sign });
});

it("a post of 100 KB is refused and says how long it may be", async () => {
  await expect(post({ content: "Many words. ".repeat(8500) })).rejects.toMatchObject({
    code: "invalid",
    message: "Use at most 20,000 characters.",
  });
  await expect(post({ content: "Many words. ".repeat(15_000) })).rejects.toMatchObject({ code: "too_large" });
});
