import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readUseCases } from "#pages/use-cases/use-cases.ts";
import { expectQuiet, launch, visit } from "../browser/visit.ts";
import { arrive, barriers, phone } from "../browser/widget-browser.ts";
import { slugs } from "./slugs.ts";
import { openUseCase, partsOf } from "./use-case-page.ts";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launch();
  page = (await visit(browser, { javaScriptEnabled: false })).page;
});
afterAll(() => browser.close());

/** The page is there, all its parts are filled, and its body is long and about this subject. */
const expectWhole = async (slug: string, subjects: RegExp[]): Promise<void> => {
  expect(await openUseCase(page, slug)).toBe(200);
  const { headline, stats, benefits, features, quote, by, body } = await partsOf(page);
  for (const text of [headline, quote, by, ...features, ...stats.flat()]) expect(text?.trim()).not.toBe("");
  expect([stats.length, benefits.length]).toEqual([4, 4]);
  expect(body.split(/\s+/).length).toBeGreaterThan(300);
  for (const subject of subjects) expect(body).toMatch(subject);
};

it("[LAND-010] sales, support, leads, shops and real estate have whole pages", async () => {
  await expectWhole("sales-enablement", [/price list/i, /discount/i, /Slack/]);
  await expectWhole("customer-support", [/ticket/i, /warranty/i, /refund/i]);
  await expectWhole("lead-qualification", [/buyer/i, /price sheet/i, /contact/i]);
  await expectWhole("ecommerce", [/shopper/i, /order/i, /returns policy/i]);
  await expectWhole("real-estate", [/flat/i, /house rules/i, /deposit/i]);
});

it("[LAND-011] healthcare has a whole page of its own", () =>
  expectWhole("healthcare", [/patient/i, /symptom/i, /HIPAA/]));

it("[LAND-012] education has a whole page of its own", () =>
  expectWhole("education", [/student/i, /exam/i, /FERPA/]));

it("[LAND-013] legal services have a whole page of their own", () =>
  expectWhole("legal-services", [/lawyer/i, /mandate/i, /deadline/i]));

it("[LAND-014] financial services have a whole page of their own", () =>
  expectWhole("financial-services", [/fee schedule/i, /advice/i, /card/i]));

it("[LAND-015] SaaS companies have a whole page of their own", () =>
  expectWhole("saas-companies", [/changelog/i, /API/, /docs/i]));

it("no two pages say the same: at most a twentieth of a text's runs of eight words stands in another", () => {
  const runs = readUseCases().map(({ slug, markdown }) => {
    const words = markdown.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    return { slug, runs: new Set(words.slice(7).map((_, at) => words.slice(at, at + 8).join(" "))) };
  });
  for (const one of runs)
    for (const other of runs) {
      if (one === other) continue;
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
      expect(shared / one.runs.size, `${one.slug} and ${other.slug}`).toBeLessThanOrEqual(0.05);
    }
});

it.each(slugs)("%s has no barriers that axe-core knows, and fits a phone's width", async (slug) => {
  const desk = await arrive(browser, { colorScheme: "dark" });
  const hand = await arrive(browser, phone);
  for (const one of [desk, hand]) {
    await openUseCase(one.page, slug);
    expect(await barriers(one.page)).toEqual([]);
    expectQuiet(one);
  }
  expect(await hand.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
