import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { KnowledgeProcessing } from "#shared/knowledge/interview-shapes.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, gone, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { at, interviewOf, responseOf } from "./sample.ts";
import { storedAnswers } from "./stored-answers.ts";

const dialog = page.getByRole("dialog");
const inDialog = dialog.getByRole("button", { name: "Complete Interview" });
const completed = interviewOf("Petra Novak", { status: "completed", completed_at: at });

const opened = async (...processing: KnowledgeProcessing[]) => {
  const { replies, stored } = storedAnswers(responseOf("q1", { response_text: "The compressor." }));
  await open("/app/knowledge/interview/kint_Petra", replies);
  server.reply({
    knowledgeInterviews: {
      complete: completed,
      process: () => processing.shift() ?? { added: 1, pending: 0, failed: [] },
    },
  });
  return stored;
};
const complete = async () => {
  await button("Complete Interview").click();
  await inDialog.click();
};
const processed = () => server.asked("knowledgeInterviews", "process");
const failed = [{ question_id: "q1", question_text: "What goes wrong first?", reason: "It was not read." }];

it("[KINT-053] completing says how many questions are unanswered", async () => {
  await opened();
  await button("Complete Interview").click();
  await seen(dialog.getByText(/3 questions are unanswered/));
  await dialog.getByRole("button", { name: "Go on answering" }).click();
  await gone(dialog);
});

it("[KINT-055][KINT-057][KINT-058][KINT-060] a completed interview is processed, and cannot be completed again", async () => {
  await opened({ added: 0, pending: 1, failed: [] });
  await complete();
  await toasted("Interview completed successfully!");
  await seen(/Reading the answers into Handbook/);
  await seen(/0 of 1 done/);
  await toasted("Knowledge has been processed and added to the RAG system");
  expect(processed()).toEqual([{ interviewId: "kint_Petra" }, { interviewId: "kint_Petra" }]);
  await gone(button("Complete Interview"));
  await seen(/1 answer or file is in Handbook/);
  await expectAccessible();
});

it("[KINT-059] a failed completion is said, and nothing is processed", async () => {
  await opened();
  server.reply({ knowledgeInterviews: { complete: refused("unavailable") } });
  await complete();
  await toasted("Failed to complete interview");
  expect(processed()).toEqual([]);
  await seen(inDialog);
});

it("[KINT-061] what could not be added is named with its reason, and can be tried again", async () => {
  await opened({ added: 0, pending: 0, failed });
  await complete();
  await toasted("Failed to process knowledge");
  await seen(/What goes wrong first\?.*: It was not read\./);
  await expectAccessible();
  await button("Try again").click();
  await toasted("Knowledge has been processed and added to the RAG system");
});

it("[KINT-061] a failed request for it is said too", async () => {
  await opened();
  server.reply({ knowledgeInterviews: { process: refused("forbidden", "Not now.") } });
  await complete();
  await toasted("Failed to process knowledge");
  await seen("The answers could not be added.");
});
