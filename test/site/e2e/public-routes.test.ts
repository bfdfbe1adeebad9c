import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { expectQuiet, launch, seen } from "../../browser/visit.ts";
import { arrive } from "../../browser/widget-browser.ts";
import { makeScene } from "../../browser/widget-setup.ts";
import { jobFields } from "../../jobs/job-fields.ts";
import { templateOf } from "../../knowledge-templates/template-of.ts";

let browser: Browser;
/** An owner's own things that anybody may see. */
let own: Record<"chatbot" | "widget" | "template" | "interview" | "posting", string>;

beforeAll(async () => {
  browser = await launch();
  const scene = await makeScene("rita");
  const { owner, chatbotId: rag_system_id } = scene;
  const { id: templateId } = await templateOf(owner, { name: `Handover ${randomUUID().slice(0, 8)}` });
  const [widget, template, interview, posting] = await Promise.all([
    scene.widget(),
    owner.knowledgeTemplates.publish({ templateId }),
    owner.knowledgeInterviews.create({ templateId, interviewee_name: "Mara", rag_system_id }),
    owner.jobs.create({ ...jobFields, rag_system_id }),
  ]);
  own = {
    chatbot: `/public/${scene.slug}`,
    widget: `/embed/${widget.id}`,
    template: `/knowledge/${template.public_slug}`,
    interview: `/knowledge/${interview.public_slug}`,
    posting: `/jobs/${posting.public_slug}`,
  };
});
afterAll(() => browser.close());

/** A page as somebody gets it who is nobody's user. */
const opened = async (path: string) => {
  const visitor = await arrive(browser);
  const response = await visitor.page.goto(inject("url") + path);
  return { ...visitor, status: response?.status() };
};

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

const written = [
  ["/", /Answers that point at the page/],
  ["/blog", "AI Chatbot Insights & Strategies"],
  ["/blog/the-allergen-sheet-first", "The allergen sheet first"],
  ["/help", "Help Center"],
  ["/help/articles", "Help articles"],
  ["/help/articles/team", /^Team/],
  ["/use-cases/customer-support", /Tickets that answer themselves/],
] as const;

it.each(written)("[AUTH-001] [SEC-010] %s is open to everyone", async (path, name) => {
  const visitor = await opened(path);
  expect(visitor.status).toBe(200);
  await heading(visitor.page, name).waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe(path);
  expectQuiet(visitor);
});

const forms = [
  ["/login", /^(?:Sign in|Welcome back)/i],
  ["/signup", /account/i],
  ["/forgot-password", /password/i],
] as const;

it.each(forms)("[AUTH-001] %s is open to everyone", async (path, name) => {
  const { page, status } = await opened(path);
  expect(status).toBe(200);
  await heading(page, name).waitFor();
  await page.getByLabel("Email").first().waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
});

it("[AUTH-001] a public chatbot, a widget in a frame, a public template and a job posting are open to everyone", async () => {
  const chatbot = await opened(own.chatbot);
  await heading(chatbot.page, "Library help").waitFor();
  await chatbot.page.getByRole("textbox", { name: "Message" }).waitFor();
  const widget = await opened(own.widget);
  await widget.page.getByRole("textbox", { name: "Message" }).waitFor();
  const template = await opened(own.template);
  await heading(template.page, /^Handover/).waitFor();
  const posting = await opened(own.posting);
  await heading(posting.page, jobFields.title).waitFor();
  for (const [path, { page, status }] of [
    [own.chatbot, chatbot],
    [own.widget, widget],
    [own.template, template],
    [own.posting, posting],
  ] as const)
    expect([status, new URL(page.url()).pathname]).toEqual([200, path]);
});

it("[AUTH-001] the page of an interview is reached without a sign-in, and asks for one itself", async () => {
  const { page, status } = await opened(own.interview);
  expect(status).toBe(200);
  await page
    .getByRole("link", { name: "Sign In" })
    .or(page.getByRole("button", { name: "Sign In" }))
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(own.interview);
});

it.each(["/app", "/app/settings", "/app/chat", "/app/knowledge"])(
  "[AUTH-001] %s is none of the public routes: it leads to the sign-in, and back afterwards",
  async (path) => {
    const { page } = await opened(path);
    await page.waitForURL("**/login?*");
    expect(new URL(page.url()).searchParams.get("redirect")).toBe(path);
    await page.getByLabel("Email").waitFor();
  },
);

it("[SEC-010] somebody who is signed in reads the same pages, and is led to the app in place of the sign-in", async () => {
  const { page } = await opened("/blog");
  await page.evaluate(() => {
    localStorage.setItem("CognitoIdentityServiceProvider.client.LastAuthUser", "tester");
  });
  await page.goto(`${inject("url")}/blog`);
  await heading(page, "AI Chatbot Insights & Strategies").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Open Docent" }).waitFor();
  expect(await page.getByRole("banner").getByRole("link", { name: "Sign In" }).count()).toBe(0);
  await seen(page, "A new article, once or twice a month");
});
