import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { interviewOf, responseOf } from "./sample.ts";
import { saved, storedAnswers } from "./stored-answers.ts";

const address = "/app/knowledge/interview/kint_Petra";
const field = page.getByLabelText("Answer", { exact: true });
const heading = (text: string) => page.getByRole("heading", { level: 2, name: text });
const next = button("Save & Continue");
const q1 = "What goes wrong first when you are away?";
const q2 = "Which decisions are yours alone?";
const q3 = "Which supplier’s word holds?";
const q4 = "Whom should your successor meet?";
const one = responseOf("q1", { response_text: "The compressor." });

const opened = async (...responses: Parameters<typeof storedAnswers>) => {
  const made = storedAnswers(...responses);
  await open(address, made.replies);
  return made.stored;
};

it("[KINT-026] progress is told in words and by a filled bar", async () => {
  await opened(one);
  await seen("1 of 4 questions answered (25% complete)");
  const bar = page.getByRole("progressbar", { name: "Questions answered" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "25");
  const filled = bar.element().querySelector("i")?.getBoundingClientRect().width ?? 0;
  expect(filled).toBeGreaterThan(0);
});

it("[KINT-028][KINT-029] the list ticks answered questions; a click loads the saved answer", async () => {
  await opened(one);
  const answered = page.getByRole("button", { name: `Answered ${q1}` });
  await seen(answered);
  await answered.click();
  await seen(heading(q1));
  await expect.element(field).toHaveValue("The compressor.");
});

it("[KINT-030] a question stands with importance and expected words above its field", async () => {
  await opened();
  await seen(heading(q1));
  await seen(page.getByText("critical", { exact: true }));
  await seen("about 200 words");
  await field.fill("Two words");
  await seen("2 of about 200 words");
});

it("[KINT-034] an interview that is gone says so", async () => {
  await open(address, { knowledgeInterviews: { get: refused("not_found") } });
  await seen("Interview not found");
  await expectAccessible();
});

it("[KINT-067] an interview that cannot be loaded leads back to the list", async () => {
  const lists = { knowledgeTemplates: { list: { items: [], total: 0 } } };
  await open(address, { ...lists, knowledgeInterviews: { get: refused("conflict") } });
  await toasted("Failed to load knowledge interview");
  await expect.poll(() => location.pathname).toBe("/app/knowledge");
});

it("[KINT-068] an interview whose questions are missing leads back to the list", async () => {
  const { replies } = storedAnswers();
  const lists = { knowledgeTemplates: { list: { items: [], total: 0 } } };
  const get = { ...interviewOf("Petra Novak"), sections: [], responses: [], recordings: [] };
  await open(address, { ...replies, ...lists, knowledgeInterviews: { get } });
  await toasted("Failed to load interview questions");
  await expect.poll(() => location.pathname).toBe("/app/knowledge");
});

it("[KINT-035] it opens at the first unanswered question, or at the last", async () => {
  await opened(one);
  await seen(heading(q2));
  await opened(...["q1", "q2", "q3", "q4"].map((id) => responseOf(id, { response_text: "Yes" })));
  await seen(heading(q4));
});

it("[KINT-036][KINT-038][KINT-050] saving trims, moves on, and over a section's end too", async () => {
  await opened(one);
  await field.fill("  Prices  ");
  await next.click();
  await toasted("Response saved successfully");
  expect(saved().at(-1)?.response_text).toBe("Prices");
  await seen(heading(q3));
  await seen(page.getByText("Suppliers").first());
});

it("[KINT-036][KINT-053] after the last question the dialog notes how many are unanswered", async () => {
  await opened(one);
  await page.getByRole("button", { name: /Suppliers/ }).click();
  await page.getByRole("button", { name: q4 }).click();
  await field.fill("Mara");
  await next.click();
  const dialog = page.getByRole("dialog");
  await seen(dialog.getByText(/2 questions are unanswered/));
  await expectAccessible();
});

it("[KINT-037] Previous goes back one question and loads its answer", async () => {
  await opened(one);
  await seen(heading(q2));
  await button("Previous").click();
  await seen(heading(q1));
  await expect.element(field).toHaveValue("The compressor.");
  await expect.element(button("Previous")).toBeDisabled();
});

it("[KINT-039] a blank answer cannot be saved", async () => {
  await opened();
  await expect.element(next).toBeDisabled();
  await field.fill("   ");
  await expect.element(next).toBeDisabled();
  await field.fill("a");
  await expect.element(next).toBeEnabled();
});

it("[KINT-051] an answer that could not be saved stays in the field", async () => {
  const stored = await opened();
  await field.fill("Prices");
  await expect.poll(() => stored.of("q1")?.draft_text).toBe("Prices");
  server.reply({ knowledgeInterviews: { save: refused("unavailable") } });
  await next.click();
  await toasted("Failed to save response");
  await expect.element(field).toHaveValue("Prices");
});

it("a double click saves once", async () => {
  await opened();
  await field.fill("Prices");
  await next.dblClick();
  await seen(heading(q2));
  expect(saved().length).toBe(1);
});

it("questions can be answered by keyboard alone", async () => {
  await opened();
  await field.click();
  await userEvent.keyboard("Prices");
  for (let step = 0; step < 6 && document.activeElement?.textContent?.includes("Save") !== true; step += 1)
    await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await seen(heading(q2));
});

it("a follow-up is asked once, and one key skips it", async () => {
  const stored = await opened();
  stored.more = { probe: { question: "Tell of one time.", reason: "no-example" } };
  await field.fill("Prices");
  await next.click();
  await seen("Tell of one time.");
  await seen(heading(q1));
  await seen("because the answer names no example");
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await seen(heading(q2));
  expect(saved().at(-1)?.follow_up).toEqual({ question: "Tell of one time.", answer: "" });
});

it("the answer to a follow-up is added to the answer", async () => {
  const stored = await opened();
  stored.more = { probe: { question: "Tell of one time.", reason: "short" } };
  await field.fill("Prices");
  await next.click();
  await seen("because the answer has only 1 word");
  await page.getByLabelText("Answer to the follow-up").fill("In spring.");
  await button("Add to the answer").click();
  await seen(heading(q2));
  expect(saved().at(-1)?.follow_up).toEqual({ question: "Tell of one time.", answer: "In spring." });
  await button("Previous").click();
  await expect.element(page.getByLabelText("Answer to the follow-up")).toHaveValue("In spring.");
});

it("the screen fits a phone and is accessible", async () => {
  await opened(one);
  await seen(heading(q2));
  await expectAccessible();
  await page.viewport(390, 800);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await seen(page.getByText("Section 1 of 2, question 2 of 2"));
});
