import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { encodeEvent, end } from "#shared/chat/sse.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { arrive, ask, field, openWidget, streamed } from "../../browser/widget-browser.ts";
import { snippet } from "../../browser/widget-host.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

const image = "<img src=x onerror=hit()>";
const title = `Desk ${image}`;
const file = `${image} rules.txt`;
const fine = `A fine costs <script>hit()</script> ${image} 2 euros [here](javascript:hit\`\`).`;
const question = "What does a fine cost?";
const answer = [
  image,
  "<script>hit()</script><svg onload=hit()><iframe srcdoc='<script>parent.hit()</script>'>",
  "[one](javascript:hit()) [two](JaVaScRiPt:hit`2`) [three](data:text/html,<script>hit`3`</script>) [four](javascript:hit`4`)",
  '[five](https://a.test/"onmouseover="hit()) ![six](javascript:hit()) <a href="javascript:hit()">seven</a>',
  "| <b onclick=hit()>a</b> |\n|---|\n| `<img src=x onerror=hit()>` |",
  "```\n</code></pre><img src=x onerror=hit()>\n```",
  "**<img src=x onerror=hit()>** javascript:hit() [1]",
].join("\n\n");
const context = [
  { content: `${image} ${fine}`, similarity: 0.9, source: file, metadata: { filename: file, place: image } },
];

let stage: Stage;

beforeAll(async () => {
  stage = await openStage("uma", { title, file, text: `${fine}\n\n${image}` });
});
afterAll(() => stage.close());

/** Every way in that the texts try ends in this function. */
const watch = async (visitor: BrowserContext) => {
  const hits: string[] = [];
  await visitor.exposeFunction("hit", () => hits.push("hit"));
  return hits;
};
const places: Record<string, (page: Page) => Promise<void>> = {
  "the public page": async (page) => {
    await page.goto(`${inject("url")}/public/${stage.slug}?customTitle=${encodeURIComponent(title)}`);
  },
  "the widget": async (page) => {
    const branding = { title, subtitle: image, companyName: image };
    const widget = await stage.widget({
      branding,
      config: { greeting: `${image} [x](javascript:hit())`, placeholder: image },
    });
    await openWidget(page, stage.host.page({ body: snippet(widget.id) }));
  },
};
/** Elements and attributes of the page that could run a script, except its own scripts. */
const dangers = (page: Page) =>
  page
    .locator(
      "img, iframe, object, embed, svg [onload], a:not([href^='http']):not([href^='/'])[href]:not([href='#more']), [onerror], [onclick], [onload], [onmouseover]",
    )
    .count();
const everythingPressed = async (page: Page) => {
  await page.getByRole("button", { name: "Source 1" }).last().click();
  await page.locator("mark").last().waitFor();
  for (const link of await page.locator("[role=log] a").all()) await link.dispatchEvent("click");
};

it.each(Object.keys(places))("in %s a document's name and words run nothing", async (place) => {
  const visitor = await arrive(stage.browser);
  const hits = await watch(visitor.context);
  await places[place]?.(visitor.page);
  await ask(visitor.page, question);
  await everythingPressed(visitor.page);
  const log = visitor.page.getByRole("log");
  expect(await log.locator("summary").textContent()).toContain(file);
  expect(await log.textContent()).toContain(`<script>hit()</script> ${image} 2 euros`);
  expect([await dangers(visitor.page), hits]).toEqual([0, []]);
  expectQuiet(visitor);
});

it.each(Object.keys(places))(
  "in %s neither title, greeting nor a model's answer runs anything",
  async (place) => {
    const visitor = await arrive(stage.browser);
    const { page } = visitor;
    const hits = await watch(visitor.context);
    const body = [
      encodeEvent({ type: "sources", context }),
      encodeEvent({ type: "delta", text: answer }),
      encodeEvent({ type: "done", outcome: "answered", tokenCount: 1, responseTime: 1 }),
      end,
    ];
    await page.route(/-chat(-stream)?$/, streamed(body.join("")));
    await places[place]?.(page);
    await ask(page, image);
    await everythingPressed(page);
    expect(await page.getByText(title).count()).toBe(1);
    expect(await page.locator(".question").textContent()).toBe(image);
    expect(await page.locator(".answer").last().locator("pre").textContent()).toBe(
      "</code></pre><img src=x onerror=hit()>",
    );
    expect([await dangers(page), hits]).toEqual([0, []]);
    expectQuiet(visitor);
  },
);

it("what an earlier visit stored runs nothing when it is shown again", async () => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  const hits = await watch(visitor.context);
  const widget = await stage.widget();
  const url = stage.host.page({ body: snippet(widget.id) });
  const messages = [
    { role: "user", text: image },
    { role: "assistant", text: answer, sources: context },
    { role: "error", text: image, question: image },
  ];
  await page.goto(url);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `docent:${widget.id}`,
    JSON.stringify({ messages }),
  ] as const);
  await openWidget(page, url);
  await everythingPressed(page);
  await page.getByRole("button", { name: "Retry" }).click();
  expect(await field(page).inputValue()).toBe(image);
  expect([await dangers(page), hits]).toEqual([0, []]);
  expectQuiet(visitor);
});
