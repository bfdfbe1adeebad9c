import { chromium } from "playwright-core";
const browser = await chromium.launch({ executablePath: "/tmp/chromium", args: ["--no-sandbox","--disable-gpu"] });
const base = "http://127.0.0.1:4723";
const [kinds, ...pages] = process.argv.slice(2);
const all = {
  light: { viewport: { width: 1280, height: 900 } },
  dark: { viewport: { width: 1280, height: 900 }, colorScheme: "dark" },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  phonedark: { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" },
  tablet: { viewport: { width: 820, height: 1100 }, hasTouch: true },
} as const;
for (const kind of kinds.split(",")) {
  const context = await browser.newContext({ ...all[kind as keyof typeof all], reducedMotion: "reduce" } as never);
  const page = await context.newPage();
  page.on("response", (r) => r.status() >= 400 && console.log(kind, r.status(), r.url()));
  page.on("pageerror", (e) => console.log(kind, page.url(), e.message));
  for (const path of pages) {
    await page.goto(base + path, { waitUntil: "load" });
    await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 80)); } scrollTo(0, 0); });
    await page.waitForTimeout(400);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log("WIDE", kind, path, wide);
    const name = path.replaceAll("/", "_").replace(/[?#=&]/g, "-") || "_";
    await page.screenshot({ path: `/tmp/landing-shots/${name}.${kind}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
