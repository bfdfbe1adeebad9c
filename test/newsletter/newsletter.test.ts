import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../abuse/play/call.ts";
import { mailsTo } from "../mails.ts";
import { type Product, startProduct } from "../product.ts";
import { type Actor, type Api, as, nobody } from "../users.ts";
import { withinAMinute } from "../within-a-minute.ts";
import { confirmationLink, confirmationLinks, tokenIn } from "./links.ts";

/** Subscriptions of one network in an hour: more than the other tests of this file make from theirs. */
const most = 20;
let product: Product;
/** The first account is that of the operator. */
let operator: Actor;
let reader: Api;

beforeAll(async () => {
  product = await startProduct({ env: { VISITOR_LIMITS: `subscriptions=${most}` } });
  operator = await as("ann", product.url);
  reader = nobody(product.url);
});
afterAll(() => product.stop());

const freshAddress = () => `Reader-${randomUUID()}@mail.example`;

const subscribers = async () => (await operator.newsletter.export({})).items;
const stored = async (email: string) =>
  (await subscribers()).filter((one) => one.email.toLowerCase() === email.toLowerCase());

/** An address whose link has been used. */
const subscribed = async (email = freshAddress()) => {
  await reader.newsletter.subscribe({ email });
  const token = tokenIn(await confirmationLink(email, product.url));
  await reader.newsletter.confirm({ token });
  return { email, token };
};

it("[BLOG-011] an address is stored once, by the link that was sent to it and not before", async () => {
  const email = freshAddress();
  expect(await reader.newsletter.subscribe({ email: ` ${email} ` })).toEqual({});
  const [mail] = await mailsTo(email, product.url);
  expect(mail?.subject).toBe("Confirm your subscription");
  expect(mail?.text).toContain("If not, do nothing: the address is not kept");
  expect(mail?.html).toContain(">Subscribe</a>");
  expect(await stored(email)).toEqual([]);

  const link = await confirmationLink(email, product.url);
  expect(link).toMatch(new RegExp(`^${product.url}/newsletter/confirm#`));
  const confirm = () => reader.newsletter.confirm({ token: tokenIn(link) });
  expect(await Promise.all([confirm(), confirm(), confirm()])).toEqual([{ email }, { email }, { email }]);
  expect(await stored(email)).toMatchObject([{ email, confirmed_at: expect.stringMatching(/^20/) }]);

  // in other letters it is the same address, and somebody else does not learn that it is there
  expect(await reader.newsletter.subscribe({ email: email.toUpperCase() })).toEqual({});
  expect(await confirmationLinks(email.toUpperCase(), product.url)).toEqual([]);
  expect(await stored(email)).toHaveLength(1);
});

it("[BLOG-011] what is no address is refused with an example, and nothing is sent", async () => {
  for (const email of [
    "",
    "ann",
    "ann@",
    "ann@mail",
    "@mail.example",
    "a b@mail.example",
    "ann@mail..example",
  ])
    await expect(reader.newsletter.subscribe({ email })).rejects.toMatchObject({
      code: "invalid",
      issues: [{ path: "email", message: "Enter an email address like name@mail.example" }],
    });
  await expect(
    reader.newsletter.subscribe({ email: `${"a".repeat(250)}@mail.example` }),
  ).rejects.toMatchObject({ code: "invalid", message: "Use at most 254 characters." });
});

it("links that were changed, made for something else, or cut do nothing", async () => {
  const email = freshAddress();
  await reader.newsletter.subscribe({ email });
  const token = tokenIn(await confirmationLink(email, product.url));
  const [content = "", signature = ""] = token.split(".");
  const other = Buffer.from(JSON.stringify({ email: "eve@mail.example", at: Date.now() })).toString(
    "base64url",
  );
  const forged = [
    `${other}.${signature}`,
    content,
    `${content}.`,
    `${token}.x`,
    `.${signature}`,
    "x",
    `${token}A`,
  ];
  for (const wrong of forged)
    await expect(reader.newsletter.confirm({ token: wrong })).rejects.toMatchObject({
      code: "invalid",
      message: "This link is not whole. Open it from the mail again.",
    });
  // a link that confirms takes nobody off, and the other way round
  await expect(reader.newsletter.unsubscribe({ token })).rejects.toMatchObject({ code: "invalid" });
  await reader.newsletter.confirm({ token });
  const [one] = await stored(email);
  await expect(
    reader.newsletter.confirm({ token: tokenIn(one?.unsubscribe_url ?? "") }),
  ).rejects.toMatchObject({ code: "invalid" });
  expect(await stored("eve@mail.example")).toEqual([]);
});

it("a mail program takes an address off by one request without a body (RFC 8058), and again without an error", async () => {
  const { email } = await subscribed();
  const [one] = await stored(email);
  const ask = (init: RequestInit = {}) => fetch(one?.one_click_url ?? "", { method: "POST", ...init });
  expect((await ask()).status).toBe(200);
  expect(await stored(email)).toEqual([]);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  expect((await ask({ headers: form, body: "List-Unsubscribe=One-Click" })).status).toBe(200);
  const forged = await fetch(`${one?.one_click_url}x`, { method: "POST" });
  expect([forged.status, (await forged.json()).code]).toEqual([400, "invalid"]);
});

it("a link from before the end of a subscription begins it no more; a new one does", async () => {
  const { email, token } = await subscribed();
  const [one] = await stored(email);
  await reader.newsletter.unsubscribe({ token: tokenIn(one?.unsubscribe_url ?? "") });
  await expect(reader.newsletter.confirm({ token })).rejects.toMatchObject({
    code: "invalid",
    message: "This link is from before you unsubscribed. Subscribe again on the blog to get a new one.",
  });
  expect(await stored(email)).toEqual([]);
  await reader.newsletter.subscribe({ email });
  const links = await confirmationLinks(email, product.url);
  await reader.newsletter.confirm({ token: tokenIn(links[0] ?? "") });
  expect(await stored(email)).toHaveLength(1);
});

it("an address gets three mails a day, however many networks enter it", async () => {
  const email = freshAddress();
  const enter = () => reader.newsletter.subscribe({ email });
  for (let times = 0; times < 3; times++) await enter();
  await expect(enter()).rejects.toMatchObject({
    code: "rate_limited",
    message: expect.stringMatching(
      /^We sent several mails to this address today\. Look into its spam folder\. Please try again in \d+ \w+\.$/,
    ),
  });
  expect(await confirmationLinks(email, product.url)).toHaveLength(3);
});

it("a network subscribes so many addresses in an hour, and is told when to go on", () =>
  withinAMinute(
    async () => `127.0.3.${randomInt(1, 250)}`,
    async (localAddress) => {
      const enter = () =>
        call(product.url, {
          method: "POST",
          path: "/api/newsletter/subscriptions",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email: freshAddress() }),
          localAddress,
        });
      for (let times = 0; times < most; times++) expect((await enter()).status).toBe(200);
      const { status, headers, body } = await enter();
      expect(status).toBe(429);
      expect(JSON.parse(body).message).toMatch(
        /^Many addresses came from your network in a short time\. Please try again in \d+ \w+\.$/,
      );
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    },
  ));

it("only the operator reads the addresses, page after page", async () => {
  const emails = [(await subscribed()).email, (await subscribed()).email];
  const bob = await as("bob", product.url);
  await expect(bob.newsletter.export({})).rejects.toMatchObject({ code: "not_found" });
  expect((await call(product.url, { method: "GET", path: "/api/newsletter/subscribers" })).status).toBe(401);
  const items = await subscribers();
  expect(items.map(({ email }) => email)).toEqual(expect.arrayContaining(emails));
  expect(items.map(({ email }) => email.toLowerCase())).toEqual(
    items.map(({ email }) => email.toLowerCase()).toSorted(),
  );
  for (const { unsubscribe_url, one_click_url } of items) {
    expect(unsubscribe_url).toMatch(new RegExp(`^${product.url}/newsletter/unsubscribe#`));
    expect(one_click_url).toMatch(new RegExp(`^${product.url}/api/newsletter/unsubscribe/`));
  }
});
