import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { arrive, openWidget } from "../../browser/widget-browser.ts";
import { snippet } from "../../browser/widget-host.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage("oda");
});
afterAll(() => stage.close());

const show = async (page: Page, widget: Widget) => {
  await openWidget(page, stage.host.page({ body: snippet(widget.id) }));
  return page.getByRole("dialog");
};
const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

it("[WIDGET-016] [WIDGET-017] [WIDGET-019] [WBUILD-025] [WBUILD-026] [WBUILD-032] [WBUILD-033] a new widget greets, invites and signs with the standard words", async () => {
  const { page } = await arrive(stage.browser);
  const panel = await show(page, await stage.widget());
  await panel.getByPlaceholder("Type your message...", { exact: true }).waitFor();
  expect(await panel.locator(".log").textContent()).toBe("Hello! How can I help you today?");
  expect(await panel.locator("header").textContent()).toBe("AI AssistantPowered by Docent");
  expect(await panel.locator("footer").textContent()).toBe("Powered by Docentv1.0.2");
});

it("[WIDGET-016] [WIDGET-017] [WIDGET-020] greets, invites and is headed as its owner configured it", async () => {
  const visitor = await arrive(stage.browser);
  const panel = await show(
    visitor.page,
    await stage.widget({
      config: { greeting: "Welcome to the reading room.", placeholder: "Ask about the rules" },
      branding: { title: "Reading room", subtitle: "Ask before you borrow", logo: stage.host.logo },
    }),
  );
  await panel.getByPlaceholder("Ask about the rules", { exact: true }).waitFor();
  expect(await panel.locator(".log").textContent()).toBe("Welcome to the reading room.");
  expect(await panel.locator("header").textContent()).toBe("Reading roomAsk before you borrow");
  await visitor.page.waitForFunction(
    () => document.querySelector("docent-widget")?.shadowRoot?.querySelector("img")?.naturalWidth === 64,
  );
  expectQuiet(visitor);
});

it("a logo that cannot be loaded leaves no broken picture", async () => {
  const { page } = await arrive(stage.browser);
  const panel = await show(page, await stage.widget({ branding: { logo: `${stage.host.logo}/none` } }));
  await panel.locator("img").waitFor({ state: "detached" });
  await panel.getByText("AI Assistant").waitFor();
});

it("[WIDGET-018] [WBUILD-027] shows whom it is powered by, unless its owner wants that hidden", async () => {
  const { page } = await arrive(stage.browser);
  const credit = page.getByText(/Powered by/);
  await show(page, await stage.widget());
  expect(await credit.count()).toBe(2);
  await show(page, await stage.widget({ config: { showBranding: false } }));
  expect(await credit.count()).toBe(0);
  const branding = { companyName: "City Library", website: "https://library.example/" };
  const panel = await show(page, await stage.widget({ branding }));
  const link = panel.getByRole("link", { name: "Powered by City Library" });
  expect(await link.getAttribute("href")).toBe(branding.website);
  expect(await link.getAttribute("rel")).toContain("noopener");
});

it("[WIDGET-021] is drawn in its colours, font, corner radius and shadow", async () => {
  const { page } = await arrive(stage.browser);
  const theme = { primaryColor: "#7c2d12", backgroundColor: "#fefce8", textColor: "#1c1917" };
  const panel = await show(
    page,
    await stage.widget({ theme: { ...theme, fontFamily: "Georgia", borderRadius: "20px", shadow: false } }),
  );
  expect(await styleOf(panel, "background-color")).toBe("rgb(254, 252, 232)");
  expect(await styleOf(panel, "color")).toBe("rgb(28, 25, 23)");
  expect(await styleOf(panel, "font-family")).toMatch(/^Georgia/);
  expect(await styleOf(panel, "border-radius")).toBe("20px");
  expect(await styleOf(panel, "box-shadow")).toBe("none");
  for (const part of [page.locator(".launcher"), panel.locator("header")])
    expect(await styleOf(part, "background-color")).toBe("rgb(124, 45, 18)");
  expect(await styleOf(await show(page, await stage.widget()), "box-shadow")).not.toBe("none");
});

it("[WIDGET-022] its window stays within the configured width and height, whatever its size", async () => {
  const { page } = await arrive(stage.browser, { reducedMotion: "reduce" });
  for (const size of ["small", "medium", "large"] as const) {
    const limits = { maxWidth: "300px", maxHeight: "420px" };
    const panel = await show(page, await stage.widget({ config: { size, ...limits } }));
    expect(await panel.boundingBox()).toMatchObject({ width: 300, height: 420 });
  }
});

it("small, medium and large differ, and none leaves the window", async () => {
  const { page } = await arrive(stage.browser, {
    viewport: { width: 1000, height: 640 },
    reducedMotion: "reduce",
  });
  const widths: number[] = [];
  for (const size of ["small", "medium", "large"] as const) {
    const config = { size, maxWidth: "900px", maxHeight: "900px" };
    const box = await (await show(page, await stage.widget({ config }))).boundingBox();
    widths.push(box?.width ?? 0);
    expect(box?.y).toBeGreaterThanOrEqual(20);
  }
  expect(widths).toEqual([340, 400, 480]);
});

it("stands where its owner put it when the page says nothing", async () => {
  const { page } = await arrive(stage.browser);
  const panel = await show(page, await stage.widget({ config: { position: "top-left" } }));
  expect((await panel.boundingBox())?.x).toBe(20);
});
