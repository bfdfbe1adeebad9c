import type { Page } from "playwright-core";
import type { Shop } from "./shop/open-shop.ts";

/** A page of the sample shop with the open widget, in which a question was answered. */
export const showWidget = async (page: Page, { url, widgetId }: Shop): Promise<void> => {
  // on the product's own origin, because no other one has a server
  const address = `${url}/tallgrass-2`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: documentOf(url, widgetId) }),
  );
  await page.goto(address);
  await page.getByRole("button", { name: "Open chat" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("Can I return a helmet?");
  await page.keyboard.press("Enter");
  await page.locator("details").first().waitFor();
};

const documentOf = (url: string, widgetId: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tallgrass 2</title><style>${styles}</style>
<header><b>Fernhill Cycles</b><span>E-bikes</span><span>Workshop</span><span>Hire</span><i>Sample shop</i></header>
<main>${bicycle}<div><h1>Tallgrass 2</h1><p class="price">€4,290</p>
<p>Carries two children or ninety kilos of shopping, climbs the hill to the school and still fits through the garden gate.</p>
<ul><li>630 Wh battery, 60 to 95 km</li><li>First service free within 300 km or three months</li><li>In stock</li></ul></div></main>
<script src="${url}/widget.js" data-widget-id="${widgetId}"></script></html>`;

const bicycle = `<svg viewBox="0 0 200 150" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
<circle cx="48" cy="98" r="30"/><circle cx="154" cy="98" r="30"/>
<path d="M48 98 76 56h56l22 42M76 56l20 42 36-42M48 98h48M70 48h14M76 56l-3-8M132 56l-5-16h16"/></svg>`;

const styles = `:root { color-scheme: light dark }
body { margin: 0; font: 17px/1.5 system-ui, sans-serif; background: light-dark(#faf8f4, #171512); color: light-dark(#1d2420, #e8e6e1) }
header { display: flex; flex-wrap: wrap; gap: 8px 28px; align-items: baseline; padding: 22px 40px; border-bottom: 1px solid light-dark(#e0dbd0, #35322b) }
header b { font-size: 20px }
i { margin-left: auto; font-size: 14px; opacity: .75 }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 40px; padding: 40px; max-width: 760px }
svg { width: 100%; padding: 60px 30px; box-sizing: border-box; border-radius: 12px; background: light-dark(#e4eade, #232a22); color: light-dark(#3d5a4c, #a9c7b4) }
h1 { margin: 0; font-size: 34px; line-height: 1.15 }
.price { margin: 8px 0; font-size: 24px }
ul { padding-left: 20px }`;
