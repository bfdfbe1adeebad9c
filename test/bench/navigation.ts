import type { Browser, Page } from "playwright-core";
import { launchServer } from "../browser/visit.ts";
import { startProduct, temporaryFolder } from "../product.ts";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { signedIn } from "./signed-in.ts";
import { percentile, type Row } from "./table.ts";

const rounds = 5;
/** Links of the sidebar, each with text that its page shows once it is there. */
const pages = [
  ["Chatbots", "Created"],
  ["Chat Testing", "Session"],
  ["Widget Builder", "Create Widget"],
  ["Activity", "Signed in"],
  ["Dashboard", "Active Chatbots"],
] as const;

/** Milliseconds from a click in the sidebar until the page shows its content, for pages not seen and seen before. */
export const navigation = async (): Promise<Row[]> => {
  const product = await startProduct({ folder: temporaryFolder() });
  const server = await launchServer();
  const { chromium } = await import("playwright-core");
  const browser = await chromium.connect(server.wsEndpoint());
  const times: { unseen: number[]; seen: number[] } = { unseen: [], seen: [] };
  for (let round = 0; round < rounds; round++) {
    const page = await openDashboard(browser, product.url, `navigator${round}`);
    for (const kind of ["unseen", "seen"] as const)
      for (const [name, content] of pages) times[kind].push(await timeOf(page, name, content));
    await page.context().close();
  }
  await browser.close();
  await server.close();
  await product.stop();
  return [
    ...rowsOf("a page not seen before", times.unseen, 400),
    ...rowsOf("a page seen before", times.seen, 100),
  ];
};

const rowsOf = (what: string, times: number[], atMost: number): Row[] => [
  { what: `${what}, median`, value: Math.round(percentile(times, 0.5)), unit: "ms", atMost },
  { what: `${what}, slowest of twenty`, value: Math.round(percentile(times, 0.95)), unit: "ms" },
];

const openDashboard = async (browser: Browser, url: string, name: string): Promise<Page> => {
  const owner = await as(name, url);
  const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(owner, id, "rules.txt", "A reminder costs 1.50 euros.");
  const page = await signedIn(browser, url, owner.email);
  await page.goto(`${url}/app`);
  await page.getByRole("main").getByText("Active Chatbots").waitFor();
  return page;
};

/** A pointer rests on a link for some 200 ms before it is clicked. The time is taken in the page. */
const timeOf = async (page: Page, name: string, content: string): Promise<number> => {
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
  await link.hover();
  await page.waitForTimeout(200);
  return link.evaluate(
    (element, text) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector("main")?.textContent?.includes(text)) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
    content,
  );
};
