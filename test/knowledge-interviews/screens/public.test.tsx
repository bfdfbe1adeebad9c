import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, gone, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { responseOf } from "./sample.ts";
import { storedAnswers } from "./stored-answers.ts";

const path = "/knowledge/handover-petra-m8q2";
const field = page.getByLabelText("Your Answer");
const asked = (name: string) => page.getByRole("heading", { level: 2, name });
const saved = () => server.asked("knowledgeInterviews", "saveOwn");
const one = responseOf("q1", { response_text: "The compressor." });
const q1 = "What goes wrong first when you are away?";
const q2 = "Which decisions are yours alone?";
const q4 = "Whom should your successor meet?";
const firstThree = ["q1", "q2", "q3"].map((id) => responseOf(id, { response_text: "Yes" }));

const opened = async (...responses: Parameters<typeof storedAnswers>) => {
  const { replies, stored } = storedAnswers(...responses);
  await open(path, {
    ...replies,
    knowledgeTemplates: {
      page: {
        kind: "interview",
        interview: { public_slug: "s", status: "published", host: "Fernhill Cycles", has_access_code: true },
      },
    },
  });
  return stored;
};

it("[PUBKINT-021][PUBKINT-022] the head has template, person, description and progress", async () => {
  await opened(one);
  await seen(page.getByRole("heading", { level: 1, name: "Workshop lead handover" }));
  await seen("Interviewing: Petra Novak");
  await seen("What the workshop lead knows.");
  await seen("1 of 4 questions answered (25% complete)");
  await expect
    .element(page.getByRole("progressbar", { name: "Questions answered" }))
    .toHaveAttribute("aria-valuenow", "25");
});

it("[PUBKINT-023][PUBKINT-024] the panel groups questions by section, ticks answered ones and jumps", async () => {
  await opened(one);
  const panel = page.getByRole("navigation", { name: "Sections & Questions" });
  await seen(panel.getByRole("heading", { name: "Sections & Questions" }));
  await seen(panel.getByRole("button", { name: `Answered ${q1}` }));
  await panel.getByRole("button", { name: /Suppliers/ }).click();
  await panel.getByRole("button", { name: q4 }).click();
  await seen(asked(q4));
  await seen("Section: Suppliers");
});

it("[PUBKINT-025][PUBKINT-026][PUBKINT-028] the card has section, question, importance and a field of 8 rows", async () => {
  await opened();
  await seen("Section: Role Overview");
  await seen(asked(q1));
  await seen("critical importance");
  await expect.element(field).toHaveAttribute("rows", "8");
});

it("[PUBKINT-027] importance is red, orange, blue and grey", async () => {
  await opened();
  const hues: number[][] = [];
  for (const importance of ["critical", "high", "high", "medium"]) {
    const tag = page.getByText(`${importance} importance`);
    await seen(tag);
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(tag.element()).color.match(/\d+/g)?.map(Number) ?? [];
    hues.push([red, green, blue]);
    if (hues.length === 4) break;
    await field.fill("Yes");
    await button("Save & Continue").click();
    await expect.poll(() => saved().length).toBe(hues.length);
  }
  const [critical = [], high = [], , medium = []] = hues;
  expect(critical).toEqual([156, 36, 22]);
  expect(high).toEqual([131, 71, 10]);
  expect(medium).toEqual([29, 79, 133]);
});

it("[PUBKINT-033][PUBKINT-034] Previous is absent on the first question; the last one completes", async () => {
  await opened();
  await seen(button("Save & Continue"));
  await gone(button("Previous Question"));
  await page.getByRole("button", { name: /Suppliers/ }).click();
  await page.getByRole("button", { name: q4 }).click();
  await seen(button("Previous Question"));
  await seen(button("Complete Interview"));
  await seen(/3 other questions are unanswered/);
});

it("[PUBKINT-035] a blank answer cannot be saved", async () => {
  await opened();
  await expect.element(button("Save & Continue")).toBeDisabled();
  await field.fill("  ");
  await expect.element(button("Save & Continue")).toBeDisabled();
});

it("[PUBKINT-036] it opens at the first unanswered question, or at the last with its answer", async () => {
  await opened(one);
  await seen(asked(q2));
  await opened(...firstThree, responseOf("q4", { response_text: "Mara" }));
  await seen(asked(q4));
  await expect.element(field).toHaveValue("Mara");
});

it("[PUBKINT-037][PUBKINT-050][PUBKINT-051] saving says so and moves to the next question", async () => {
  await opened();
  const held = Promise.withResolvers<void>();
  await field.fill(" The compressor ");
  await expect.poll(() => server.asked("knowledgeInterviews", "typeOwn").length).toBe(1);
  const response = responseOf("q1", { response_text: "The compressor", version: 2 });
  server.reply({
    knowledgeInterviews: {
      saveOwn: () => held.promise.then(() => ({ response, answered_count: 1, status: "published" })),
    },
  });
  await button("Save & Continue").click();
  await toasted("Saving your response...");
  held.resolve();
  await toasted("Response saved");
  await seen(asked(q2));
  expect(saved().at(-1)?.response_text).toBe("The compressor");
});

it("[PUBKINT-052] a failed change of a saved answer is said", async () => {
  await opened(one);
  await button("Previous Question").click();
  await field.fill("The compressor, always.");
  server.reply({ knowledgeInterviews: { saveOwn: refused("unavailable") } });
  await button("Save & Continue").click();
  await toasted("Failed to update response");
  await expect.element(field).toHaveValue("The compressor, always.");
});

it("[PUBKINT-053] a failed save of a new answer is said", async () => {
  await opened();
  server.reply({ knowledgeInterviews: { saveOwn: refused("unavailable") } });
  await field.fill("The compressor");
  await button("Save & Continue").click();
  await toasted("Failed to save response");
});

it("[PUBKINT-020] a session that ends while one answers asks to sign in, and keeps what is typed", async () => {
  await opened();
  server.reply({ knowledgeInterviews: { typeOwn: refused("unauthenticated") } });
  await field.fill("The compressor");
  await seen(page.getByRole("heading", { name: "Sign In Required" }));
  expect(JSON.stringify({ ...localStorage })).toContain("The compressor");
});

it("the page fits a phone and half its width, and is accessible", async () => {
  await opened(one);
  await seen(field);
  await expectAccessible();
  for (const width of [390, 320]) {
    await page.viewport(width, 700);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
