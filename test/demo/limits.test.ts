import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../product.ts";
import { until } from "../until.ts";
import { ownArticles } from "./own-articles.ts";
import { ask, startSession, untilFound } from "./visitor.ts";

const question = "Is there an API?";
let product: Product;

beforeAll(async () => {
  const { folder: HELP_ARTICLES, write } = ownArticles();
  write("api", "The API", "There is an API for programs.");
  product = await startProduct({
    env: { DEMO: "on", HELP_ARTICLES, VISITOR_LIMITS: "demoHour=2,demoDay=7" },
  });
  await untilFound(product.folder, 1);
  // counters begin again with each hour
  await until(async () => new Date().getUTCMinutes() < 58 || undefined);
});
afterAll(() => product.stop());

const says = (sentence: string) =>
  new RegExp(
    `^${sentence.replace(/[().]/g, String.raw`\$&`)} Please try again in \\d+ (hour|minute|second)s?\\.$`,
  );

it("a visitor and a network may ask so much in an hour, all visitors so much in a day, and read which is full", async () => {
  const session = await startSession(product.url);
  const first = await ask(product.url, question, { session });
  expect([first.status, first.headers["x-ratelimit-remaining"]]).toEqual([200, "1"]);
  expect((await ask(product.url, question, { session })).status).toBe(200);
  const third = await ask(product.url, question, { session });
  expect(third.status).toBe(429);
  expect(third.body.message).toMatch(
    says("You have asked as many questions in this hour as this demo answers (2)."),
  );
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);

  for (let asked = 0; asked < 4; asked += 1) expect((await ask(product.url, question)).status).toBe(200);
  expect((await ask(product.url, question)).body.message).toMatch(
    says("This demo has answered as many questions from your network in this hour as it may (6)."),
  );

  expect((await ask(product.url, question, { address: "127.0.0.21" })).status).toBe(200);
  const late = await ask(product.url, question, { address: "127.0.0.22" });
  expect(late.status).toBe(429);
  expect(late.body.message).toMatch(says("This demo has answered as many questions today as it may (7)."));
});
