import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet, seen } from "#test/browser/visit.ts";
import { arrive, ask, field, openWidget } from "#test/browser/widget-browser.ts";
import { fact, question } from "#test/browser/widget-setup.ts";
import { openStage, type Stage } from "#test/browser/widget-stage.ts";
import { conditionOf, keepInMind, listenersOf } from "./condition.ts";
import { routerOf, type Site, sites } from "./routers.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("ida");
  widget = await stage.widget();
});
afterAll(() => stage.close());

const draft = "And where is the reading room?";
const condition = { hosts: 1, corner: [20, 20], isOnTop: true };
const opened = { ...condition, isSame: true, isOpen: true, draft, questions: [question] };

/** Two pages of the site. */
const pagesOf = (site: Site): [string, string] => {
  const page = () =>
    stage.host.page({
      head: `${routerOf(site)}${site.head?.(widget.id) ?? ""}`,
      body: site.body?.(widget.id) ?? "",
    });
  return [page(), page()];
};
const visit = (page: Page, url: string) => page.evaluate(`visit(${JSON.stringify(url)})`);
const requestsOf = (page: Page) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(`${request.method()} ${request.url()}`));
  return urls;
};
const sessionsOf = (page: Page) => {
  const ids: string[] = [];
  page.on("request", (request) => {
    if (/widget-chat$/.test(request.url()) && request.method() === "POST")
      ids.push(request.postDataJSON().sessionId);
  });
  return ids;
};

it.each(Object.keys(sites))("the open chat stays on a site with %s", async (kind) => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  const [one, two] = pagesOf(sites[kind] as Site);
  const sessions = sessionsOf(page);
  await openWidget(page, one);
  await ask(page, question);
  await page.getByRole("button", { name: "Source 1" }).waitFor();
  await field(page).fill(draft);
  await keepInMind(page);
  await visit(page, two);
  expect(await conditionOf(page)).toEqual(opened);

  const [requests, before] = [requestsOf(page), await listenersOf(page)];
  for (let count = 0; count < 10; count++) for (const url of [one, two]) await visit(page, url);
  expect(await conditionOf(page)).toEqual(opened);
  expect(
    requests.filter((url) => !/widget(-init)?\.js$|\/\d+$|widget-analytics|visitor-news/.test(url)),
  ).toEqual([]);
  expect((await listenersOf(page)) - before).toBeLessThan(5);

  await field(page).press("Enter");
  await seen(page, "The reading room opens at nine");
  expect(await page.getByText(fact).count()).toBeGreaterThan(0);
  expect(sessions).toEqual([sessions[0], sessions[0]]);
  await page.getByRole("button", { name: "Close chat", exact: true }).click();
  await visit(page, one);
  expect(await conditionOf(page)).toMatchObject({ ...condition, isSame: true, isOpen: false });
  expectQuiet(visitor);
});
