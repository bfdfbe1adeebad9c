import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { enter } from "../../browser/owner.ts";
import { launch, visit } from "../../browser/visit.ts";
import { arrive, ask } from "../../browser/widget-browser.ts";
import { uploadText } from "../../upload.ts";
import { type Actor, as } from "../../users.ts";

const opening = "Which tools have you repaired bicycles with so far?";

let browser: Browser;
let owner: Actor;
let id: string;

beforeAll(async () => {
  browser = await launch();
  owner = await as("ann");
  const made = await owner.chatbots.create({
    name: "Workshop interview",
    use_case: "interviewer",
    first_question: opening,
  });
  id = made.id;
  await uploadText(owner, id, "role.txt", "The workshop opens at eight. A reminder costs 1.50 euros.");
});
afterAll(() => browser.close());

it("an interviewer's first question opens the owner's test chat and stays above the first answer", async () => {
  const { page } = await visit(browser);
  await enter(page, "ann", `/app/chat?ragSystemId=${id}`);
  const log = page.getByRole("log");
  await log.getByText(opening).waitFor();
  await ask(page, "When does the workshop open?");
  await log.getByText("opens at eight").first().waitFor();
  expect(await log.getByText(opening).count()).toBe(1);
});

it("an interviewer's first question opens the public page", async () => {
  const published = await owner.chatbots.publish({
    id,
    public_title: "Workshop",
    public_description: "",
    is_public: true,
  });
  const { page } = await arrive(browser);
  await page.goto(`${inject("url")}/public/${published.public_slug}`);
  await page.getByRole("log").getByText(opening).waitFor();
  await page.getByText("This chat is not saved.").waitFor();
});

it("an interviewer's first question follows the widget's greeting", async () => {
  const widget = await owner.widgets.create({ name: "Workshop", rag_system_id: id });
  const { page } = await arrive(browser);
  await page.goto(`${inject("url")}/embed/${widget.id}`);
  await page.getByText(opening).waitFor();
});
