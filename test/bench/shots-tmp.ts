import { chromium } from "playwright-core";
import { browserArguments, browserPath } from "../browser/program.ts";
import { signIn } from "../users.ts";

const url = "http://127.0.0.1:4701";
const owner = await signIn("marta@fernhill.example", url);
const { items } = await owner.candidates.list({});
const idOf = (name: string) => items.find((c) => c.applicant_name?.startsWith(name))?.id ?? "";
const states: Record<string, string> = {
  list: "",
  open: `?candidate=${idOf("Mira")}`,
  person: `?candidate=${idOf("Ruth")}`,
  nothing: `?candidate=${idOf("Kofi")}`,
  talk: `?candidate=${idOf("Mira")}&show=conversation`,
  blind: `?candidate=${idOf("Mira")}&blind=1`,
  nohits: "?search=tandem",
  compare: `?compare=${idOf("Hanna")},${idOf("Dario")}`,
  running: `?candidate=${idOf("Jonte")}`,
  gone: "?candidate=app_x",
  tab: "TAB",
  tabopen: "TABOPEN",
};
const only = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
for (const [look, viewport, colorScheme] of [
  ["desk", { width: 1440, height: 1000 }, "light"],
  ["phone", { width: 390, height: 844 }, "dark"],
] as const) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("console", (m) => m.type() === "error" && console.log(look, m.text()));
  page.on("pageerror", (e) => console.log(look, String(e)));
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill("marta@fernhill.example");
  await page.getByLabel("Password", { exact: true }).fill("Passw0rd1");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/\/app/);
  for (const [name, query] of Object.entries(states)) {
    if (only.length > 0 && !only.includes(name)) continue;
    await page.goto(
      query === "TAB"
        ? `${url}/app/analytics?tab=candidates`
        : query === "TABOPEN"
          ? `${url}/app/analytics?tab=candidates&candidate=${idOf("Mira")}`
          : `${url}/app/candidates${query}`,
    );
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(400);
    if (name === "open" && look === "desk")
      await page
        .locator("button[aria-expanded=false] q")
        .nth(1)
        .click()
        .catch(() => undefined);
    await page.screenshot({ path: `/tmp/candscr/${name}-${look}.png`, fullPage: false });
    if (look === "phone")
      await page.screenshot({ path: `/tmp/candscr/${name}-${look}-full.png`, fullPage: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) console.log("WIDE", name, look);
  }
  await context.close();
}
await browser.close();
