import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demo } from "#lambdas/core/demo.ts";
import { type Borrowed, borrow } from "../products/borrow.ts";
import { as } from "../users.ts";
import { newcomers } from "./newcomers.ts";
import { answerTo, post, startSession, untilFound } from "./visitor.ts";

const articles = readdirSync("pages/help/articles").filter((file) => file.endsWith(".md"));
let product: Borrowed;

beforeAll(async () => {
  product = await borrow("demo");
  await untilFound(product.folder, articles.length);
});
afterAll(() => product.giveBack());

it("an answer cites the article that it comes from, under its title and with a link that opens it", async () => {
  const { answer, outcome, context, cited } = await answerTo(product.url, "Which files can I upload?");
  expect([outcome, answer]).toEqual(["answered", expect.stringContaining("PDF, TXT, MD")]);
  expect(cited).toBe("/help/articles/file-types-and-limits");
  expect(context[0]?.source).toBe("File types and limits");
  const article = await fetch(product.url + cited);
  expect(article.status).toBe(200);
  expect(await article.text()).toContain("<h1>File types and limits</h1>");
});

it("a question that no article answers is refused", async () => {
  const { answer, outcome, context } = await answerTo(product.url, "Who won the world cup in 1998?");
  expect([outcome, context]).toEqual(["refused", []]);
  expect(answer).toContain("The documents I have do not answer this question.");
});

it("a visitor may go on from what was said before", async () => {
  const session = await startSession(product.url);
  await answerTo(product.url, "How do I restore a backup?", session);
  const { cited } = await answerTo(product.url, "And how do I make one?", session);
  expect(cited).toBe("/help/articles/backup-and-restore");
});

it("of thirty questions of newcomers most cite the right article first", async () => {
  const wrong: string[] = [];
  for (const { question, articles: right } of newcomers) {
    const { cited = "", answer } = await answerTo(product.url, question);
    if (!right.includes(cited.split("/").at(-1) ?? "")) wrong.push(`${question} ${cited} ${answer}`);
  }
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(2);
});

it("the questions that it begins with are answered", async () => {
  const load = await fetch(`${product.url}/functions/v1/widgets/${demo.widgetId}`, {
    headers: { "sec-fetch-site": "same-origin" },
  });
  const { behavior, config } = await load.json();
  expect(behavior.starterQuestions).toHaveLength(3);
  for (const question of behavior.starterQuestions)
    expect([question, (await answerTo(product.url, question)).outcome]).toEqual([question, "answered"]);
  expect(config.greeting).toContain("questions an hour");
});

it("the site itself may frame it, and other sites cannot use it", async () => {
  const framed = await fetch(`${product.url}/embed/${demo.widgetId}`, {
    headers: { "sec-fetch-dest": "iframe" },
  });
  const { host } = new URL(product.url);
  expect(framed.headers.get("content-security-policy")).toContain(`frame-ancestors 'self' http://${host};`);
  expect(framed.headers.get("x-frame-options")).toBeNull();
  const elsewhere = await fetch(`${product.url}/functions/v1/visitor-session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://shop.example.com" },
    body: JSON.stringify({ widgetId: demo.widgetId }),
  });
  expect(elsewhere.status).toBe(404);
});

it("it takes no details of visitors", async () => {
  const { session_id: sessionId, token } = await startSession(product.url);
  const details = {
    sessionId,
    widgetId: demo.widgetId,
    userInfo: { email: "ann@example.com" },
    url: product.url,
  };
  const refused = await post(product.url, "widget-lead", details, { token });
  const message = "This demo takes no details. Ask your question without them.";
  expect(refused).toMatchObject({ status: 409, body: { message } });
});

it("no owner sees anything of it, whoever made the first account", async () => {
  await answerTo(product.url, "How do I export conversations?");
  for (const name of ["ann", "bob"]) {
    const owner = await as(name, product.url);
    expect((await owner.chatbots.list({})).items).toEqual([]);
    expect((await owner.widgets.list({})).items).toEqual([]);
    expect((await owner.documents.find({ name: "citations", limit: 8 })).items).toEqual([]);
    expect((await owner.history.list({})).items).toEqual([]);
    expect((await owner.monitoring.list({})).items).toEqual([]);
    expect((await owner.gaps.list({})).items).toEqual([]);
    for (const call of [
      () => owner.chatbots.get({ id: demo.chatbotId }),
      () => owner.documents.list({ chatbotId: demo.chatbotId }),
      () => owner.widgets.update({ id: demo.widgetId, is_active: false }),
      () => owner.chatbots.remove({ id: demo.chatbotId }),
      () => owner.chatbots.duplicate({ id: demo.chatbotId }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
    const asItself = await owner.fetch("/api/chatbots", { headers: { "x-account": demo.accountId } });
    expect(asItself.status).toBe(404);
  }
});
