import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, gone, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { busy, expectPalette, path, replies } from "./replies.ts";
import { candidateOf, detailOf } from "./sample.ts";

const detail = page.getByRole("region", { name: "Candidate Details" });
const interview = page.getByRole("complementary");

const expectBand = async (score: number, name: string, palette: string) => {
  await open(`${path}?candidate=app_ann`, replies([detailOf("Ann Lee", { evaluation_score: score })]));
  const part = page.getByRole("region", { name: "AI Evaluation" });
  await seen(part.getByText(`${score}%`, { exact: true }));
  await expectPalette(part.getByText(name, { exact: true }).element(), palette);
};

it("[CAND-028] a score from 80 on is an excellent match, in green", () =>
  expectBand(80, "Excellent Match", "green"));

it("[CAND-029] a score from 60 to 79 is a good match, in yellow", async () => {
  await expectBand(79, "Good Match", "yellow");
  await expectBand(60, "Good Match", "yellow");
});

it("[CAND-030] a score below 60 is a fair match, in red", () => expectBand(59, "Fair Match", "red"));

it("[CAND-023] [CAND-024] [CAND-049] notes that cannot be saved stay, and saving is said", async () => {
  const { promise: waiting, resolve: release } = Promise.withResolvers<void>();
  await open(
    `${path}?candidate=app_ann`,
    replies([detailOf("Ann Lee")], { saveNotes: () => waiting.then(busy) }),
  );
  const field = page.getByPlaceholder("Add notes about this candidate...");
  await expect.element(field).toHaveAttribute("rows", "5");
  await field.fill("Calm.");
  await button("Save Notes").click();
  await seen(detail.getByText("Saving..."));
  release();
  await toasted("Failed to save notes");
  await seen(button("Save Notes"));
  await expect.element(field).toHaveValue("Calm.");
});

it("notes that somebody else saved meanwhile stand beside the written ones", async () => {
  const stored = { notes: "", notes_saved_at: null as string | null };
  await open(
    `${path}?candidate=app_ann`,
    replies([], {
      list: { items: [candidateOf("Ann Lee")], total: 1 },
      get: () => detailOf("Ann Lee", stored),
      saveNotes: ({ notes, notes_saved_at }) => {
        if (notes_saved_at !== stored.notes_saved_at) return busy();
        Object.assign(stored, { notes, notes_saved_at: "2026-11-21T10:00:00.000Z" });
        return detailOf("Ann Lee", stored);
      },
    }),
  );
  const field = page.getByPlaceholder("Add notes about this candidate...");
  await field.fill("Mine");
  Object.assign(stored, { notes: "Theirs", notes_saved_at: "2026-11-21T09:00:00.000Z" });
  await button("Save Notes").click();
  await seen("Somebody else saved notes meanwhile:");
  await seen(page.getByText("Theirs", { exact: true }));
  await expect.element(field).toHaveValue("Mine");
  await expectAccessible();
  await button("Keep mine").click();
  await button("Save Notes").click();
  await toasted("Notes saved");
  expect(stored.notes).toBe("Mine");
});

it("a calendar file that cannot be made says so", async () => {
  await open(
    `${path}?candidate=app_ann`,
    replies([detailOf("Ann Lee", { applicant_email: "at the workshop" })]),
  );
  await button("Invite to a talk").click();
  await page.getByLabelText("Date", { exact: true }).fill("2099-01-05");
  await page.getByLabelText("Time", { exact: true }).fill("10:30");
  await page.getByLabelText("Place or link").fill("https://zoom.us/j/123 (code 42)");
  await button("Save calendar file").click();
  await toasted("Failed to save the calendar file");
});

it("[CAND-051] a status that cannot be set stays as it was", async () => {
  await open(`${path}?candidate=app_ann`, replies([detailOf("Ann Lee")], { setStatus: busy }));
  await seen("only a person makes one");
  await detail.getByRole("button", { name: "Shortlisted" }).click();
  await toasted("Failed to update status");
  await expect
    .element(detail.getByRole("button", { name: "Reviewed" }))
    .toHaveAttribute("aria-pressed", "true");
});

it("a status chosen while another is saved is saved after it", async () => {
  const { promise: waiting, resolve: release } = Promise.withResolvers<void>();
  await open(
    `${path}?candidate=app_ann`,
    replies([detailOf("Ann Lee")], {
      setStatus: async ({ status }) => {
        await waiting;
        return detailOf("Ann Lee", { status });
      },
    }),
  );
  const status = (name: string) => detail.getByRole("button", { name, exact: true });
  await status("Rejected").click();
  await status("Shortlisted").click();
  await expect.element(status("Shortlisted")).toHaveAttribute("aria-pressed", "true");
  const chosen = () => server.asked("candidates", "setStatus").map((input) => Object(input).status);
  expect(chosen()).toEqual(["rejected"]);
  release();
  await expect.poll(chosen).toEqual(["rejected", "shortlisted"]);
});

it("[CAND-027] the evaluation lists strengths, areas for improvement and a summary", async () => {
  await open(`${path}?candidate=app_ann`, replies([detailOf("Ann Lee")]));
  const [made] = detailOf("Ann Lee").evaluations;
  const part = page.getByRole("region", { name: "AI Evaluation" });
  const listed = (title: string) =>
    part.getByText(title, { exact: true }).element().parentElement?.textContent;
  await seen(part);
  expect(listed("Strengths")).toBe(`Strengths${made?.strengths.join("")}`);
  expect(listed("Areas for Improvement")).toBe(`Areas for Improvement${made?.weaknesses.join("")}`);
  expect(listed("AI Summary")).toBe(`AI Summary${made?.summary}`);
});

it("marks, version and end are said in plain words", async () => {
  const ann = detailOf("Ann Lee", {
    is_stale: true,
    interview: {
      started_at: "2026-11-20T14:30:00.000Z",
      finished_at: "2026-11-20T14:35:00.000Z",
      reason: "time",
    },
  });
  const message = {
    id: "msg_1",
    message_type: "user",
    content: "I bled 300 brakes.",
    created_at: "2026-11-20T14:31:00.000Z",
  } as const;
  await open(
    `${path}?candidate=app_ann&show=conversation`,
    replies([ann], { transcript: { items: [message] } }),
  );
  await seen("Version 1 of the criteria, stale");
  await seen("Not counted (weight 3)");
  await seen("Interview finished after 5:00. The time was over. 1 answer.");
});

it("notes that name the applicant are read in their own direction, and not written, in the blind view", async () => {
  const notes = "راجع آن";
  await open(
    `${path}?candidate=app_ann&blind=1`,
    replies([detailOf("Ann Lee", { notes, applicant_name: null, are_notes_masked: true })]),
  );
  await expect.element(page.getByText(notes)).toHaveAttribute("dir", "auto");
  await gone(page.getByPlaceholder("Add notes about this candidate..."));
});

it("[CAND-053] [CAND-054] [CAND-033] answers and conversation that cannot be loaded are said, and an empty one", async () => {
  await open(
    `${path}?candidate=app_ann`,
    replies([detailOf("Ann Lee")], { responses: busy, transcript: busy }),
  );
  await toasted("Failed to load interview responses");
  await button("Full Conversation").click();
  await toasted("Failed to load conversation");
  server.reply({ candidates: { transcript: { items: [] } } });
  await interview.getByRole("button", { name: "Retry" }).click();
  await seen("No conversation transcript available");
});

it("[CAND-032] [CAND-042] without a conversation there is no toggle for it, and asking for it is answered", async () => {
  const ruth = detailOf("Ruth", {
    conversation_id: null,
    interview: null,
    evaluations: [],
    evaluation_score: null,
    person_requested_at: "2026-11-20T14:30:00.000Z",
  });
  await open(`${path}?candidate=app_ruth&show=conversation`, replies([ruth]));
  await toasted("No conversation available for this candidate");
  await seen(interview.getByText("No conversation available for this candidate"));
  await gone(button("Full Conversation"));
  await seen(page.getByText("Asks to speak with a person").nth(1));
  await expectAccessible();
});

it("a stale evaluation is said, a failed model too, and both can be made again", async () => {
  const [evaluation] = detailOf("Ann Lee").evaluations;
  const ann = detailOf("Ann Lee", {
    is_stale: true,
    evaluations: evaluation ? [{ ...evaluation, problem: "budget" }, evaluation] : [],
  });
  await open(
    `${path}?candidate=app_ann`,
    replies([ann], {
      evaluateAll: { queued: 3, isDone: true },
      evaluate: () => ({ ...ann, is_evaluating: true }),
    }),
  );
  await seen("The criteria have changed since. This evaluation was made with version 1 of them.");
  await seen("The budget for language models was spent");
  await seen("Earlier evaluations");
  await expectAccessible();
  await button("Evaluate all again").click();
  await toasted("3 interviews are evaluated again");
  expect(server.asked("candidates", "evaluateAll")).toEqual([{ job_id: "job_1" }]);
  server.reply(replies([{ ...ann, is_evaluating: true }]));
  await detail.getByRole("button", { name: "Evaluate again" }).first().click();
  await seen("The interview is being evaluated. The result appears here.");
});
