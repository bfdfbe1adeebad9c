import type { Browser, CDPSession, Page } from "playwright-core";
import { launchServer, visit } from "../browser/visit.ts";
import { startProduct } from "../product.ts";
import { percentile, type Row } from "./table.ts";

const pages = [
  ["start page", "/"],
  ["blog", "/blog"],
  ["article", "/blog/the-allergen-sheet-first"],
  ["help centre", "/help"],
  ["help article", "/help/articles/widget-builder"],
  ["use case", "/use-cases/ecommerce"],
] as const;

const rounds = 5;

/** A slow phone on a mobile network: 1.6 Mbit/s, 150 ms there and back, a processor of a quarter of this one's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

/** Each page as somebody opens it for the first time on a slow phone. */
export const site = async (): Promise<Row[]> => {
  const product = await startProduct();
  const server = await launchServer();
  const { chromium } = await import("playwright-core");
  const browser = await chromium.connect(server.wsEndpoint());
  const rows: Row[] = [];
  for (const [name, path] of pages) rows.push(...(await rowsOf(browser, name, product.url + path)));
  await browser.close();
  await server.close();
  await product.stop();
  return rows;
};

const rowsOf = async (browser: Browser, name: string, url: string): Promise<Row[]> => {
  const loads: Load[] = [];
  for (let round = 0; round < rounds; round++) loads.push(await load(browser, url));
  const median = (of: (one: Load) => number) => percentile(loads.map(of), 0.5);
  const isArticle = name === "article";
  return [
    {
      what: `${name}: largest contentful paint`,
      value: Math.round(median((one) => one.paint)),
      unit: "ms",
      atMost: 1000,
    },
    { what: `${name}: layout shift`, value: median((one) => one.shift), unit: "", atMost: 0.02 },
    {
      what: `${name}: transferred`,
      value: median((one) => one.bytes) / 1000,
      unit: "KB",
      ...(isArticle && { atMost: 60 }),
    },
    {
      what: `${name}: of it scripts, none of them needed to read`,
      value: median((one) => one.scriptBytes) / 1000,
      unit: "KB",
    },
    {
      what: `${name}: text that is missing without scripts`,
      value: await missingText(browser, url),
      unit: "letters",
      atMost: 0,
    },
  ];
};

interface Load {
  /** Milliseconds. */
  paint: number;
  shift: number;
  bytes: number;
  scriptBytes: number;
}

const load = async (browser: Browser, url: string): Promise<Load> => {
  const { page, context } = await visit(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(observe);
  const transferred = countBytes(session);
  await page.goto(url);
  // fonts and what is loaded late have come
  await page.waitForTimeout(1500);
  const { paint, shift } = await page.evaluate(
    () => Reflect.get(window, "seen") as Pick<Load, "paint" | "shift">,
  );
  await context.close();
  return { paint, shift, ...transferred() };
};

const observe = () => {
  const seen = { paint: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
};

/** Bytes as they come over the network, with headers. */
const countBytes = (session: CDPSession): (() => Pick<Load, "bytes" | "scriptBytes">) => {
  const types = new Map<string, string>();
  const counted = { bytes: 0, scriptBytes: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    counted.bytes += encodedDataLength;
    if (types.get(requestId) === "Script") counted.scriptBytes += encodedDataLength;
  });
  return () => counted;
};

/** Letters that a browser with scripts shows in the main part and one without does not. */
const missingText = async (browser: Browser, url: string): Promise<number> => {
  const [withScripts = "", without = ""] = await Promise.all(
    [true, false].map(async (javaScriptEnabled) => {
      const { page, context } = await visit(browser, { javaScriptEnabled });
      await page.goto(url);
      const text = await readText(page);
      await context.close();
      return text;
    }),
  );
  const there = new Set(without.split("\n"));
  return withScripts
    .split("\n")
    .filter((line) => !there.has(line))
    .join("").length;
};

/** Paragraphs, headings and rows, without the names of buttons and fields. */
const readText = (page: Page): Promise<string> =>
  page
    .locator("main :is(h1, h2, h3, p, li, td, th, dt, dd)")
    .filter({ visible: true })
    .filter({ hasNot: page.locator("button, input, textarea, label") })
    .evaluateAll((all) =>
      all
        .filter((one) => !one.closest(".scripted, [role=status]"))
        .map((one) => one.textContent?.replace(/\s+/g, " ").trim())
        .join("\n"),
    );
