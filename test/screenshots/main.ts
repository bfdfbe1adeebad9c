import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import type { Shot } from "#pages/frame/screenshot.ts";
import { browserArguments, browserPath } from "../browser/program.ts";
import { startProduct, unlimited } from "../product.ts";
import { encoderIn } from "./encoder.ts";
import { type Look, looks, ofReadme } from "./looks.ts";
import { scenes } from "./scenes.ts";
import { openShop, type Shop } from "./shop/open-shop.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Takes the pictures of the product that the site and the README show: starts the product with the built-in model, fills
 * it with what a sample shop has, and opens its screens. `npm run screenshots -- chat gaps` takes some of them.
 */
const main = async (): Promise<void> => {
  const names = chosen(process.argv.slice(2));
  const product = await startProduct({ env: unlimited });
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
  try {
    await takeAll(browser, await openShop(product.url, browser), names);
  } finally {
    await browser.close();
    await product.stop();
  }
};

const chosen = (asked: string[]): Shot[] => {
  const known = Object.keys(scenes) as Shot[];
  const unknown = asked.filter((name) => !(name in scenes));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  return asked.length > 0 ? known.filter((name) => asked.includes(name)) : known;
};

const takeAll = async (browser: Browser, shop: Shop, names: Shot[]): Promise<void> => {
  const encode = await encoderIn(browser);
  await mkdir(join(root, "pages/site/shots"), { recursive: true });
  for (const name of names)
    for (const look of looks)
      await keep(
        `pages/site/shots/${name}-${look.name}.webp`,
        await encode(await take(browser, shop, name, look)),
      );
  if (names.includes("chat"))
    await keep("web/readme/chat-testing.png", await take(browser, shop, "chat", ofReadme));
};

const take = async (browser: Browser, shop: Shop, name: Shot, { options }: Look): Promise<Buffer> => {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce", timezoneId: "UTC" });
  const page = await context.newPage();
  await scenes[name](page, shop);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  await context.close();
  return picture;
};

const keep = async (path: string, bytes: Uint8Array): Promise<void> => {
  await writeFile(join(root, path), bytes);
  console.log(`${path}: ${Math.ceil(bytes.length / 1000)} KB`);
};

await main();
process.exit();
