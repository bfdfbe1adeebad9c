import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readUseCases } from "#pages/use-cases/use-cases.ts";
import { expectQuiet, launch, type Visit, visit } from "../browser/visit.ts";
import { slugs } from "./slugs.ts";
import { dataOf, openUseCase, partsOf } from "./use-case-page.ts";

let browser: Browser;
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  browser = await launch();
  visitor = await visit(browser, { javaScriptEnabled: false });
  page = visitor.page;
});
afterAll(() => browser.close());

it("[LAND-016] at the head of each page are the logo, both ways in, and where the page stands", async () => {
  for (const slug of slugs) {
    await openUseCase(page, slug);
    const links = page.locator("header").getByRole("link");
    const shown = await links.evaluateAll((all) =>
      all.map((one) => [one.textContent, one.getAttribute("href")]),
    );
    expect(shown.filter(([, href]) => href !== "/app")).toEqual([
      ["Docent", "/"],
      ["Sign In", "/login"],
      ["Get Started Free", "/signup"],
    ]);
    const title = readUseCases().find((one) => one.slug === slug)?.title;
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    expect(await crumbs.allTextContents()).toEqual(["Home", "Use cases", title]);
  }
});

it("[LAND-017] the first screen offers the trial and the demo", async () => {
  for (const slug of slugs) {
    await openUseCase(page, slug);
    expect(await buttonsIn(".hero")).toEqual([
      ["Start Free Trial", "/signup"],
      ["View Demo", "/login"],
    ]);
  }
});

it("[LAND-019] the last call offers the trial, and the start page to learn more", async () => {
  for (const slug of slugs) {
    await openUseCase(page, slug);
    expect(await buttonsIn(".call")).toEqual([
      ["Start Free Trial", "/signup"],
      ["Learn More", "/"],
    ]);
    expect(await page.locator("main > *").last().getAttribute("class")).toBe("call");
  }
});

const buttonsIn = (place: string): Promise<(string | null)[][]> =>
  page
    .locator(`${place} .actions a`)
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("href")]));

it("[LAND-018] each page has four figures, four benefits, a checklist and a quotation that says it is a sample", async () => {
  for (const slug of slugs) {
    await openUseCase(page, slug);
    const { stats, benefits, features, quote, by } = await partsOf(page);
    expect([stats.length, benefits.length]).toEqual([4, 4]);
    expect(features.length).toBeGreaterThanOrEqual(4);
    expect(await page.locator(".checks li svg").count()).toBe(features.length);
    expect(quote.length).toBeGreaterThan(20);
    expect(by).toMatch(/^Sample author, .+, A sample .+\n/);
    await page.locator(".sample").getByText("Sample, not a customer").waitFor();
  }
});

it("[LAND-020] the foot of each page leads to four use cases, and to blog, help, sign-in and sign-up", async () => {
  for (const slug of slugs) {
    await openUseCase(page, slug);
    const links = await page
      .locator("footer nav a")
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("href")]));
    expect(links).toEqual([
      ["Sales", "/use-cases/sales-enablement"],
      ["Support", "/use-cases/customer-support"],
      ["Lead qualification", "/use-cases/lead-qualification"],
      ["E-commerce", "/use-cases/ecommerce"],
      ["Blog", "/blog"],
      ["Help Center", "/help"],
      ["Sign In", "/login"],
      ["Sign Up", "/signup"],
    ]);
  }
});

it.each(["space-travel", "Healthcare", "404", "healthcare%00"])(
  "[LAND-021] the unknown use case %s is said to be missing, with the way home",
  async (slug) => {
    expect(await openUseCase(page, slug)).toBe(404);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Use Case Not Found");
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    await page.getByRole("link", { name: "Return Home" }).click();
    await page.waitForURL(`${inject("url")}/`);
  },
);

it("[LAND-022] each page tells search engines of a service, without a rating that nobody gave", async () => {
  for (const { slug, description, serviceType } of readUseCases()) {
    await openUseCase(page, slug);
    const { Service, BreadcrumbList } = await dataOf(page);
    expect(Service).toMatchObject({
      "@context": "https://schema.org",
      serviceType,
      description,
      url: `${inject("url")}/use-cases/${slug}`,
      provider: { "@type": "Organization", name: "Docent" },
    });
    expect(Object.keys(Service ?? {})).not.toContain("aggregateRating");
    expect(Object.keys(Service ?? {})).not.toContain("review");
    expect(BreadcrumbList?.itemListElement).toHaveLength(3);
  }
});

it("[LAND-023] what a use case is made of stands on its page, and title and subtitle on the start page", async () => {
  await page.goto(inject("url"));
  const cards = await page.locator("#use-cases a").allInnerTexts();
  const useCases = readUseCases();
  expect(useCases.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  for (const {
    slug,
    title,
    subtitle,
    description,
    hero,
    benefits,
    features,
    stats,
    testimonial,
    cta,
  } of useCases) {
    expect(cards.map((card) => card.split(/\s*\n\s*/))).toContainEqual([title, subtitle]);
    await openUseCase(page, slug);
    expect(await page.locator('meta[name="description"]').getAttribute("content")).toBe(description);
    const shown = await partsOf(page);
    expect(shown.headline.replaceAll(/\s+/g, " ")).toBe(hero.headline.replaceAll("==", ""));
    await page.getByText(hero.subheadline, { exact: true }).waitFor();
    expect(await page.locator(".hero img").getAttribute("src")).toContain(`/shots/${hero.image}-light-`);
    expect(shown.benefits).toEqual(
      benefits.map(({ title: name, description: text }) => ({
        title: name,
        description: text,
        hasIcon: true,
      })),
    );
    expect(shown.features).toEqual(features);
    expect(shown.stats).toEqual(stats.map(({ metric, value, description: text }) => [metric, value, text]));
    expect(shown.quote).toBe(testimonial.quote);
    const { author, role, company, note } = testimonial;
    expect(shown.by.replace(/\s*\n\s*/, "\n")).toBe(`${author}, ${role}, ${company}\n${note}`);
    const call = page.locator(".call");
    expect([await call.locator("h2").textContent(), await call.locator("p").textContent()]).toEqual([
      cta.headline,
      cta.description,
    ]);
    expect((await dataOf(page)).Service).toMatchObject({ "@type": "Service" });
  }
  expectQuiet(visitor);
});
