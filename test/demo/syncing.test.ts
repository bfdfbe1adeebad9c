import { readdirSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { demo } from "#lambdas/core/demo.ts";
import { type Product, refusedStart, startProduct, temporaryFolder, unlimited } from "../product.ts";
import { until } from "../until.ts";
import { ownArticles } from "./own-articles.ts";
import { answerTo, ask, foundArticles, post, startSession, untilFound } from "./visitor.ts";

let product: Product | undefined;
let folder: string;
let articles: ReturnType<typeof ownArticles>;

beforeEach(() => {
  folder = temporaryFolder();
  articles = ownArticles();
});
afterEach(async () => {
  await product?.stop();
  product = undefined;
});

const start = async (env: Record<string, string> = {}) => {
  product = await startProduct({
    folder,
    env: { ...unlimited, DEMO: "on", HELP_ARTICLES: articles.folder, LOG_LEVEL: "INFO", ...env },
  });
  return product;
};

/** The counts that a start has logged, once it is done with the articles. */
const synced = ({ output }: Product): Promise<object> =>
  until(async () => {
    const line = output()
      .split("\n")
      .find((one) => one.includes('"message":"demo"'));
    if (!line) return undefined;
    const { added, changed, same, removed } = JSON.parse(line);
    return { added, changed, same, removed };
  });

const linesAbout = ({ output }: Product, message: string): number =>
  output().split(`"message":"${message}"`).length - 1;

const again = async (env?: Record<string, string>) => {
  await product?.stop();
  return start(env);
};

it("articles are read once, and of changed ones only those, and removed ones answer no more", async () => {
  articles.write("lamps", "Lamps", "A lamp costs nine euros and burns for a thousand hours.");
  articles.write("chairs", "Chairs", "A chair carries a hundred kilograms.");
  articles.write("tables", "Tables", "A table has four legs of oak.");
  const first = await start();
  expect(await synced(first)).toEqual({ added: 3, changed: 0, same: 0, removed: 0 });
  await untilFound(folder, 3);
  expect((await answerTo(first.url, "What does a lamp cost?")).answer).toContain("nine euros");

  const second = await again();
  expect(await synced(second)).toEqual({ added: 0, changed: 0, same: 3, removed: 0 });

  articles.write("lamps", "Lamps", "A lamp costs twelve euros and burns for a thousand hours.");
  articles.write("beds", "Beds", "A bed takes two people.");
  articles.remove("chairs");
  const third = await again();
  expect(linesAbout(second, "document")).toBe(0);
  expect(await synced(third)).toEqual({ added: 1, changed: 1, same: 1, removed: 1 });
  await until(async () => {
    const { answer, cited } = await answerTo(third.url, "What does a lamp cost?");
    return (answer.includes("twelve euros") && cited === "/help/articles/lamps") || undefined;
  });
  await until(async () => String(foundArticles(folder)) === "Beds,Lamps,Tables" || undefined);
  expect((await answerTo(third.url, "How many kilograms does a chair carry?")).outcome).toBe("refused");
  await until(async () => linesAbout(third, "document") === 2 || undefined);
});

it("killed while it stores and reads the articles, the next start goes on, and each is there once", async () => {
  const count = 150;
  for (let at = 0; at < count; at += 1)
    articles.write(`hall-${at}`, `Hall ${at}`, `Hall ${at} keeps number ${at}.`);
  const first = await start();
  await until(async () => foundArticles(folder).length > 0 || undefined);
  await first.kill();
  expect(foundArticles(folder).length).toBeLessThan(count);
  const second = await start();
  const { added, changed, same } = Object(await synced(second));
  expect([same > 0, added + changed + same]).toEqual([true, count]);
  await untilFound(folder, count);
  expect(new Set(foundArticles(folder)).size).toBe(count);
});

it("an account's quotas do not bound it", async () => {
  for (const slug of ["one", "two", "three"])
    articles.write(slug, `Part ${slug}`, `Part ${slug} is in the cellar.`);
  await start({ ACCOUNT_QUOTAS: "documents=1,uploads=1,megabytes=1" });
  await untilFound(folder, 3);
});

it("with DEMO=off its chat is gone, its articles too, and pages do not offer it", async () => {
  articles.write("lamps", "Lamps", "A lamp costs nine euros.");
  const on = await start();
  await untilFound(folder, 1);
  const launcher = `data-widget-id="${demo.widgetId}"`;
  for (const path of ["/help", "/help/articles", "/help/articles/team"])
    expect([path, await textAt(on, path)]).toEqual([path, expect.stringContaining(launcher)]);
  const session = await startSession(on.url);

  const off = await again({ DEMO: "off" });
  expect(await synced(off)).toEqual({ added: 0, changed: 0, same: 0, removed: 1 });
  await untilFound(folder, 0);
  expect((await ask(off.url, "What does a lamp cost?", { session })).status).toBe(404);
  expect((await post(off.url, "visitor-session", { widgetId: demo.widgetId })).status).toBe(404);
  for (const path of ["/help", "/help/articles", "/help/articles/team"])
    expect([path, await textAt(off, path)]).toEqual([path, expect.not.stringContaining(launcher)]);

  const back = await again();
  await untilFound(folder, 1);
  expect((await answerTo(back.url, "What does a lamp cost?")).cited).toBe("/help/articles/lamps");
});

const textAt = async ({ url }: Product, path: string): Promise<string> => (await fetch(url + path)).text();

it("another word than on and off is refused at the start", async () => {
  expect(await refusedStart({ env: { DEMO: "yes" } })).toContain(
    'DEMO does not know "yes". Use on or off, or leave it out.',
  );
});

it("a conversation with it is not indexed, and is deleted a day after its last message", async () => {
  articles.write("lamps", "Lamps", "A lamp costs nine euros.");
  const { url, runSchedule } = await start();
  await untilFound(folder, 1);
  const session = await startSession(url);
  const { messageId } = await answerTo(url, "What does a lamp cost?", session);
  const rate = () =>
    post(url, "widget-feedback", { widgetId: demo.widgetId, messageId, rating: "up" }, session);
  expect((await rate()).status).toBe(200);
  await runSchedule("retentionSweep", new Date(Date.now() + 26 * 3_600_000));
  await until(async () => (await rate()).status === 404 || undefined);
  expect(readdirSync(folder).filter((name) => name.startsWith("messages-"))).toEqual([]);
});
