import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { responseOf, takenOf } from "./sample.ts";
import { storedAnswers } from "./stored-answers.ts";

const path = "/knowledge/handover-petra-m8q2";
const field = page.getByLabelText("Your Answer");
const saved = () => server.asked("knowledgeInterviews", "saveOwn");
const one = responseOf("q1", { response_text: "The compressor." });
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

it("[PUBKINT-038][PUBKINT-039][PUBKINT-054] the last answer completes the interview", async () => {
  await opened(...firstThree);
  await field.fill("Mara");
  await button("Complete Interview").click();
  await toasted("Interview completed! Thank you for your responses.");
  expect(saved().at(-1)?.is_last).toBe(true);
  const dialog = page.getByRole("dialog", { name: "Thank You!" });
  await seen(dialog.getByText(/4 of 4 questions answered\. Fernhill Cycles has your answers now\./));
  await expectAccessible();
  const close = vi.spyOn(window, "close").mockImplementation(() => undefined);
  await dialog.getByRole("button", { name: "Close Window" }).click();
  expect(close).toHaveBeenCalled();
  await seen(/You can close it yourself now/);
  await dialog.getByRole("button", { name: "Read my answers" }).click();
  await seen(page.getByRole("heading", { name: "Interview Complete" }));
});

it("[PUBKINT-039] a completed interview shows that it is complete, without the modal", async () => {
  const { replies, stored } = storedAnswers(one);
  stored.status = "completed";
  await open(path, {
    ...replies,
    knowledgeTemplates: {
      page: {
        kind: "interview",
        interview: { public_slug: "s", status: "completed", host: "Fernhill Cycles", has_access_code: true },
      },
    },
  });
  await seen(page.getByRole("heading", { name: "Interview Complete" }));
  expect(page.getByRole("dialog").elements()).toEqual([]);
  await expectAccessible();
});

it("answers are taken back after a question", async () => {
  await opened(one);
  // of two tabs that were closed; this one took over the draft of the last
  const drafts = `docent.answer.user-1.${takenOf().id}.q2.`;
  for (const [tab, at] of [
    ["a", 1],
    ["b", 2],
  ])
    localStorage.setItem(`${drafts}${tab}`, JSON.stringify({ text: "", base: "", version: 0, at }));
  let left = 2;
  server.reply({ knowledgeInterviews: { withdraw: () => ({ isDone: --left === 0 }) } });
  await button("Take back my answers").click();
  await seen("Take back all your answers?");
  await expectAccessible();
  await button("Take them back").click();
  await toasted("Your answers were deleted");
  await seen(page.getByRole("heading", { name: "Your answers are deleted" }));
  expect(Object.keys(localStorage).filter((key) => key.startsWith("docent.answer."))).toEqual([]);
});
