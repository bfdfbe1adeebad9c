import { chromium } from "playwright-core";
import { launchServer } from "./test/browser/visit.ts";
const server = await launchServer();
const browser = await chromium.connect(server.wsEndpoint());
const base = "http://127.0.0.1:4721";
const [ , , a, b] = process.argv;
const pages: [string, string][] = [["list","/help"],["search","/help?q=bot+prices"],["none","/help?q=zzzz"],["thread",`/help/posts/${a}`],["long",`/help/posts/${b}`],["missing","/help/posts/x"]];
for (const [kind, options] of [
  ["light", { viewport: { width: 1280, height: 900 } }],
  ["dark", { viewport: { width: 1280, height: 900 }, colorScheme: "dark" }],
  ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ["phonedark", { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" }],
] as const) {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce" } as never);
  const page = await context.newPage();
  page.on("console", (m) => ["error","warning"].includes(m.type()) && console.log(kind, page.url(), m.text()));
  page.on("pageerror", (e) => console.log(kind, page.url(), e.message));
  for (const [name, path] of pages) {
    await page.goto(base + path, { waitUntil: "load" }); await page.waitForTimeout(300);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log("WIDE", kind, path, wide);
    await page.screenshot({ path: `/tmp/shots-forum/${name}.${kind}.png`, fullPage: true });
  }
  await page.goto(base + "/help"); await page.getByRole("button", { name: "New Post" }).click(); await page.getByLabel("Title").fill("stop inventing prices"); await page.waitForTimeout(1200);
  await page.screenshot({ path: `/tmp/shots-forum/dialog.${kind}.png` });
  await context.close();
}
await browser.close(); await server.close(); process.exit(0);
