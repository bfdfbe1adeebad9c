import { inject, it } from "vitest";
import { launch, visit } from "./browser.ts";
import { openHost, snippet } from "./widget-host.ts";
import { fact, makeScene, question, unanswerable } from "./widget-scene.ts";

it("shots", async () => {
  const browser = await launch();
  const host = await openHost();
  const s = await makeScene("shots");
  const w = await s.widget({
    branding: {
      title: "Reading room desk",
      subtitle: "Ask about the rules",
      logo: inject("url") + "/favicon.svg",
    },
  });
  const dir = "/tmp/shots-w";
  const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
  for (const [n, viewport] of Object.entries(sizes))
    for (const colorScheme of ["light", "dark"] as const) {
      const v = await visit(browser, { viewport, colorScheme });
      await v.page.goto(host.page({ body: snippet(w.id, { theme: colorScheme }) }));
      await v.page.getByRole("button", { name: "Open chat" }).waitFor();
      await v.page.screenshot({ path: `${dir}/widget-closed-${n}-${colorScheme}.png` });
      await v.page.getByRole("button", { name: "Open chat" }).click();
      const f = v.page.getByRole("textbox");
      await f.fill(question);
      await f.press("Enter");
      await v.page.locator("button.cite").first().waitFor();
      await v.page.locator("button.cite").first().click();
      await f.fill(unanswerable);
      await f.press("Enter");
      await v.page.getByText("Retry").waitFor();
      await v.page.screenshot({ path: `${dir}/widget-${n}-${colorScheme}.png` });
      await v.page.goto(`${inject("url")}/public/${s.slug}`);
      const g = v.page.getByRole("textbox");
      await g.fill(question);
      await g.press("Enter");
      await v.page.locator("button.cite").first().waitFor();
      await v.page.screenshot({ path: `${dir}/public-${n}-${colorScheme}.png` });
      await v.page.locator("button.cite").first().click();
      await g.fill(unanswerable);
      await g.press("Enter");
      await v.page.getByText("Retry").waitFor();
      await v.page.screenshot({ path: `${dir}/public-open-${n}-${colorScheme}.png` });
      await v.page.goto(`${inject("url")}/embed/${w.id}`);
      const e = v.page.getByRole("textbox");
      await e.fill(question);
      await e.press("Enter");
      await v.page.locator("button.cite").first().waitFor();
      await v.page.screenshot({ path: `${dir}/embed-${n}-${colorScheme}.png` });
      await v.page.goto(
        host.page({ body: `<script src="${inject("url")}/widget-embed/${s.slug}.js"></script>` }),
      );
      await v.page.getByRole("button", { name: "Open chat" }).click();
      await v.page.frameLocator("iframe").getByRole("textbox").waitFor();
      await v.page.screenshot({ path: `${dir}/framed-${n}-${colorScheme}.png` });
      await v.page.goto(inject("url"));
      await v.page.screenshot({ path: `${dir}/landing-${n}-${colorScheme}.png`, fullPage: true });
      await v.page.goto(`${inject("url")}/public/nothing`);
      await v.page.getByText("Not Found").first().waitFor();
      await v.page.screenshot({ path: `${dir}/nothing-${n}-${colorScheme}.png` });
      console.log(n, colorScheme, v.errors);
      await v.context.close();
    }
  host.close();
  await browser.close();
}, 120000);
