import type { Page } from "playwright-core";
import { launchServer } from "../../browser/visit.ts";
import { startProduct, unlimited } from "../../product.ts";
import { type Actor, as } from "../../users.ts";
import { signedIn } from "../signed-in.ts";
import { percentile, type Row } from "../table.ts";

const sections = 6;
const questionsInSection = 50;
const opened = 10;
const moves = 20;
const last = "Which case of section 6 was number 50?";

/** A template of 300 questions in a browser: from a click on its card until the last question shows, and its moves. */
export const editor = async (): Promise<Row[]> => {
  const product = await startProduct({ env: unlimited });
  const owner = await as("editing", product.url);
  await write(owner);
  const server = await launchServer();
  const { chromium } = await import("playwright-core");
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await signedIn(browser, product.url, owner.email);
  await page.goto(`${product.url}/app/knowledge`);
  const openings: number[] = [];
  for (let n = 0; n <= opened; n++) {
    openings.push(await opening(page));
    await page.getByRole("link", { name: "Back" }).first().click();
    await page.getByRole("heading", { name: "Knowledge Management" }).waitFor();
  }
  await opening(page);
  const moved: number[] = [];
  for (let n = 0; n < moves; n++) moved.push(await moving(page, `Move question 3.${40 - n} up`));
  await browser.close();
  await server.close();
  await product.stop();
  // the first one loads the code of the page
  const [first = 0, ...seen] = openings;
  return [
    { what: "questions", value: sections * questionsInSection, unit: "" },
    { what: "opens, code not loaded yet", value: first, unit: "ms" },
    { what: "opens, median", value: percentile(seen, 0.5), unit: "ms", atMost: 300 },
    { what: "a move on the screen, median", value: percentile(moved, 0.5), unit: "ms", atMost: 50 },
    { what: "a move on the screen, p95", value: percentile(moved, 0.95), unit: "ms" },
  ];
};

const write = async ({ knowledgeTemplates: templates }: Actor): Promise<void> => {
  const { id: templateId } = await templates.create({
    name: "Large",
    with_sections: false,
    with_chatbot: false,
  });
  for (let number = 1; number <= sections; number++) {
    const { id: sectionId } = await templates.addSection({ templateId, title: `Section ${number}` });
    const questions = Array.from({ length: questionsInSection }, (_, at) => ({
      question_text: `Which case of section ${number} was number ${at + 1}?`,
    }));
    await templates.addQuestions({ templateId, sectionId, questions });
  }
};

/** The time is taken in the page. */
const opening = (page: Page): Promise<number> =>
  page
    .getByRole("link", { name: "Large" })
    .first()
    .evaluate(
      (link, text) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const look = () => {
            if (document.querySelector("main")?.textContent?.includes(text))
              resolve(performance.now() - start);
            else requestAnimationFrame(look);
          };
          (link as HTMLElement).click();
          requestAnimationFrame(look);
        }),
      last,
    );

/** From the click until the question's row stands elsewhere and is drawn. */
const moving = (page: Page, label: string): Promise<number> =>
  page.getByLabel(label, { exact: true }).evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const list = button.closest("ul, ol");
        const start = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        if (list) observer.observe(list, { childList: true });
        (button as HTMLElement).click();
      }),
  );
