import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../screens/open.tsx";
import { button, seen } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { saved, storedAnswers } from "./stored-answers.ts";

const field = page.getByLabelText("Answer", { exact: true });
const followUp = page.getByLabelText("Answer to the follow-up");
const next = button("Save & Continue");
const heading = (name: string) => page.getByRole("heading", { level: 2, name });
const q1 = "What goes wrong first when you are away?";
const q2 = "Which decisions are yours alone?";
const q4 = "Whom should your successor meet?";

const opened = async () => {
  const { stored, replies } = storedAnswers();
  await open("/app/knowledge/interview/kint_Petra", replies);
  await seen(field);
  /** The next saves wait until this is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const save = replies.knowledgeInterviews?.save;
    server.reply({
      knowledgeInterviews: {
        save: async (input) => {
          await promise;
          if (typeof save !== "function") throw new Error("The stored answers take no save.");
          return save(input);
        },
      },
    });
    return resolve;
  };
  return { stored, hold };
};

it("the focus follows to the next question, and back to the former one", async () => {
  await opened();
  await field.fill("Prices");
  await next.click();
  await expect.element(heading(q2)).toHaveFocus();
  await button("Previous").click();
  await expect.element(heading(q1)).toHaveFocus();
});

it("a question that is picked while another one is being saved stays", async () => {
  const { stored, hold } = await opened();
  const go = hold();
  await field.fill("Prices");
  await next.click();
  await page.getByRole("button", { name: /Suppliers/ }).click();
  await page.getByRole("button", { name: q4 }).click();
  await seen(heading(q4));
  go();
  await expect.poll(() => stored.of("q1")?.response_text).toBe("Prices");
  await seen("1 of 4 questions answered (25% complete)");
  await seen(heading(q4));
});

it("what is typed into the follow-up while it is being saved stays", async () => {
  const { stored, hold } = await opened();
  stored.more = { probe: { question: "Tell of one time.", reason: "short" } };
  await field.fill("Prices");
  await next.click();
  await followUp.fill("In spring.");
  const go = hold();
  await button("Add to the answer").click();
  await followUp.fill("In spring. And in autumn.");
  go();
  await seen(heading(q2));
  expect(saved().at(-1)?.follow_up?.answer).toBe("In spring.");
  await button("Previous").click();
  await expect.element(followUp).toHaveValue("In spring. And in autumn.");
});

it.each([560, 640, 720, 780, 840])(
  "the follow-up and its buttons stand above those of the screen on a phone of %i px",
  async (height) => {
    const { stored } = await opened();
    await page.viewport(390, height);
    stored.more = { probe: { question: "Tell of one time.", reason: "short" } };
    await field.fill("Prices");
    await next.click();
    await expect.element(followUp).toHaveFocus();
    const foot = next.element().closest("footer")?.getBoundingClientRect().top ?? 0;
    expect(button("Add to the answer").element().getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
  },
);
