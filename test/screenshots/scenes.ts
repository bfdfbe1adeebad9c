import type { Locator, Page } from "playwright-core";
import type { Shot } from "#pages/frame/screenshot.ts";
import { enterAs } from "../browser/owner.ts";
import type { Shop } from "./shop/open-shop.ts";
import { showWidget } from "./shop-page.ts";

/** Brings a page to what its picture shows. */
type Scene = (page: Page, shop: Shop) => Promise<void>;

const open = (page: Page, { owner, url }: Shop, target: string): Promise<void> =>
  enterAs(page, owner, { target, url });

export const scenes: Record<Shot, Scene> = {
  create: async (page, shop) => {
    await open(page, shop, "/app/rag-systems");
    await page.getByRole("button", { name: "Create Chatbot" }).first().click();
    await page.getByRole("dialog").getByRole("textbox").first().fill("Spare parts");
  },
  documents: async (page, shop) => {
    await open(page, shop, `/app/documents?ragSystemId=${shop.chatbotId}`);
    await page.getByText("returns-and-warranty-2026.pdf").first().waitFor();
    if (isPhone(page)) await toTop(page.getByRole("heading", { name: /^Uploaded documents/ }));
  },
  monitoring: async (page, shop) => {
    await open(page, shop, `/app/chat-monitoring?conversation=${shop.conversationId}`);
    await page.getByText("Marta from the shop").waitFor();
  },
  chat: async (page, shop) => {
    await open(page, shop, `/app/chat?ragSystemId=${shop.chatbotId}`);
    await page.getByRole("button", { name: "Do not show this again" }).click();
    await page.getByRole("button", { name: "Source 1", exact: true }).last().click();
    await page.getByRole("complementary", { name: "Source" }).locator("mark").first().waitFor();
  },
  interview: async (page, shop) => {
    const { interviewId, questionId } = shop.interview;
    await open(page, shop, `/app/knowledge/interview/${interviewId}?question=${questionId}`);
    await page.getByRole("textbox", { name: "Answer" }).waitFor();
  },
  leads: async (page, shop) => {
    const lead = isPhone(page) ? "" : `&lead=${shop.leadId}`;
    await open(page, shop, `/app/analytics?tab=leads${lead}`);
    await page.getByText("Ines Okafor").filter({ visible: true }).first().waitFor();
    if (isPhone(page)) await toTop(page.getByRole("heading", { name: "Lead Management" }));
  },
  gaps: async (page, shop) => {
    await open(page, shop, "/app/analytics/gaps");
    await page.getByText("Can I pay in instalments?").first().waitFor();
  },
  widget: showWidget,
};

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 500;

/** Scrolls so far that this begins the screen, below the bar. */
const toTop = (part: Locator): Promise<void> =>
  part.evaluate((element) => {
    element.style.scrollMarginTop = "4rem";
    element.scrollIntoView({ block: "start" });
  });
