import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, enterAnew, go, openDesk, toasted } from "../../browser/owner.ts";
import { copiedIn, expectQuiet, seen, type Visit, visit } from "../../browser/visit.ts";

let desk: Desk;
let phone: Visit;
const text = "Pavel at the depot in Lindow has the extension 417; he answers before nine.";

beforeAll(async () => {
  desk = await openDesk("knowledge");
  phone = await visit(desk.browser, { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
});
afterAll(async () => {
  expectQuiet(desk);
  expectQuiet(phone);
  await desk.browser.close();
});

const inviting = async (): Promise<string> => {
  const { page } = desk;
  await go(page, "/app/knowledge");
  await page
    .getByRole("button", { name: /create template|new template/i })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Workshop handover");
  await dialog.getByRole("button", { name: /^create/i }).click();
  await toasted(page, "Knowledge template created successfully!");
  await page.getByRole("button", { name: "Create Interview" }).click();
  await page.getByRole("dialog").getByLabel("Interviewee name").fill("Mara Ilić");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^create interview/i })
    .click();
  await toasted(page, "Interview created successfully");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await toasted(page, "Access link copied to clipboard");
  return copiedIn(page);
};

it("a person is invited by a link, answers on a phone, and the public chatbot cites them by name", async () => {
  const { page, owner } = desk;
  const link = await inviting();
  await enterAnew(phone.page, new URL(link).pathname + new URL(link).search);
  await toasted(phone.page, "Access granted!");
  await seen(phone.page, "Welcome!");
  await phone.page.getByRole("textbox", { name: "Your Name" }).fill("Mara Ilić");
  await expectAccessible(phone.page);
  await phone.page.getByText("My name may be shown").click();
  await phone.page.getByRole("button", { name: "Start Interview" }).click();
  const answer = phone.page.getByRole("textbox", { name: "Your Answer" });
  await answer.fill(text);
  await phone.page.getByRole("button", { name: "Save & Continue" }).click();
  await toasted(phone.page, "Response saved");
  await phone.page.getByRole("button", { name: /^Skip/ }).click();
  await seen(phone.page, "1 of 24 questions answered (4% complete)");
  await expectAccessible(phone.page);

  await page.getByRole("button", { name: "Done" }).click();
  const [interview] = (await owner.knowledgeInterviews.list({})).items;
  await go(page, `/app/knowledge/interview/${interview?.id}`);
  await page.getByRole("button", { name: "Complete Interview" }).click();
  await seen(page, /23 questions are unanswered/);
  await page.getByRole("dialog").getByRole("button", { name: "Complete Interview" }).click();
  await toasted(page, "Knowledge has been processed and added to the RAG system");
  await expectAccessible(page);

  const id = interview?.rag_system_id ?? "";
  const publication = { public_title: "Workshop", public_description: "", is_public: true };
  const { public_slug } = await owner.chatbots.publish({ id, ...publication });
  await go(phone.page, `/public/${public_slug}`);
  const question = phone.page.getByRole("textbox").last();
  await question.fill("Which extension does Pavel at the depot have?");
  await question.press("Enter");
  await seen(phone.page, /extension 417/);
  await seen(phone.page, /Mara Ilić, Role Overview, \d+ \w+ \d{4}/);
});

it("a cited answer leads to its question in the interview", async () => {
  const { page, owner } = desk;
  const [interview] = (await owner.knowledgeInterviews.list({})).items;
  await go(page, `/app/chat?ragSystemId=${interview?.rag_system_id}`);
  await seen(page, /^Session \w{8}$/);
  const question = page.getByRole("textbox").last();
  await question.fill("Which extension does Pavel at the depot have?");
  await question.press("Enter");
  await page
    .getByRole("button", { name: /^Source \d/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Open in the interview" }).click();
  await page.waitForURL(`**/app/knowledge/interview/${interview?.id}?question=*`);
  await expect.poll(() => page.getByRole("textbox", { name: "Answer" }).inputValue()).toBe(text);
});
