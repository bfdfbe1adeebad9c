import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hold, unsaved } from "#web/lib/browser/unsaved.ts";
import { open } from "../../screens/open.tsx";
import { button, gone, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { jobFields } from "../job-fields.ts";
import { derivation, detailOf, jobsAre } from "./sample.ts";

const path = "/app/jobs/create";
const label = (name: string) => page.getByLabelText(name, { exact: false }).first();
const prompt = page.getByLabelText("Describe the job");

const opened = async () => {
  await open(path, { ...jobsAre(), modelProvider: { read: refused("conflict"), failing: { items: [] } } });
  await seen(page.getByRole("region", { name: "AI Job Creator" }));
};

const answering = (fields: object) => ({
  chat: {
    ask: {
      answer: JSON.stringify(fields),
      context: [],
      responseTime: 5,
      tokenCount: 9,
      outcome: "answered" as const,
    },
  },
});

const leave = async () => {
  await page.getByRole("link", { name: "Create new chatbot" }).click();
  await expect.poll(() => location.pathname).toBe("/app/rag-systems");
  await gone(page.getByRole("heading", { name: "Create Job Posting" }));
};

const generate = async () => {
  await button("Use AI").click();
  await prompt.fill("A mechanic for Ashby");
  await button("Generate Job Post").click();
};

it("a posting that is created after its page was left leads nobody away from another page", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await opened();
  server.reply({ jobs: { create: () => held.then(() => ({ ...detailOf("Courier"), derivation })) } });
  server.reply(answering(jobFields));
  await generate();
  await page.getByRole("combobox", { name: "Chatbot" }).click();
  await page.getByRole("option", { name: "Mechanic" }).click();
  await button("Create Job Posting").click();
  await expect.poll(() => server.asked("jobs", "create").length).toBe(1);
  await leave();
  const letGo = hold("changes");
  release();
  await toasted("Job posting created successfully!");
  expect(unsaved.exists()).toBe(true);
  letGo();
  expect(location.pathname).toBe("/app/rag-systems");
  await expect
    .poll(() => Object.keys(sessionStorage).filter((key) => key.startsWith("docent.job.")))
    .toEqual([]);
});

it("the job creator stops when its page is left", async () => {
  await opened();
  const requests = vi.spyOn(window, "fetch");
  server.reply({ chat: { ask: () => new Promise<never>(() => undefined) } });
  await generate();
  await seen("Writes the posting");
  await expect.poll(() => server.asked("chat", "ask").length).toBe(1);
  const sent = requests.mock.calls
    .map(([request]) => request as Request)
    .find(({ url }) => url.includes("rag-chat"));
  await leave();
  await expect.poll(() => sent?.signal.aborted).toBe(true);
  requests.mockRestore();
});

it("the focus stays in the job creator when its buttons give way, unless it is elsewhere", async () => {
  await opened();
  await button("Use AI").click();
  await button("Manual Mode").click();
  await expect.element(button("Use AI")).toHaveFocus();
  const answer = Promise.withResolvers<void>();
  const { chat } = answering({ title: "Courier", location: "" });
  server.reply({ chat: { ask: () => answer.promise.then(() => chat.ask) } });
  await generate();
  await expect.element(button("Stop")).toHaveFocus();
  answer.resolve();
  await expect.element(button("Describe again")).toHaveFocus();
  await button("Describe again").click();
  const again = Promise.withResolvers<void>();
  server.reply({ chat: { ask: () => again.promise.then(() => chat.ask) } });
  await button("Generate Job Post").click();
  await expect.element(button("Stop")).toHaveFocus();
  await label("Last day to apply").click();
  again.resolve();
  await seen(button("Describe again"));
  await expect.element(label("Last day to apply")).toHaveFocus();
});

it("fields that the job creator left empty are named until they are filled in", async () => {
  await opened();
  server.reply(answering({ ...jobFields, location: "", salary_range: "" }));
  await generate();
  await seen(/Location and Salary Range are empty\./);
  await label("Location").fill("Ashby");
  await seen(/Salary Range is empty\./);
  await label("Salary Range").fill("34,000");
  await gone(page.getByText(/(?:is|are) empty\./));
});

it("a last day that is over is said where it is written", async () => {
  await opened();
  await label("Last day to apply").fill("2020-02-29");
  await seen("This day is over: nobody can apply. Choose a later one, or none.");
  await label("Last day to apply").fill("");
  await seen("Without a day it stays open until you deactivate it.");
});

it("an empty number of days is refused in a sentence", async () => {
  await opened();
  await label("Days kept").fill("");
  await button("Create Job Posting").click();
  await seen("Enter a number of days.");
  await label("Days kept").fill("30.5");
  await userEvent.tab();
  await seen("Use whole days.");
});
