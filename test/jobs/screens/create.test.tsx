import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { AppError } from "#shared/errors.ts";
import type { Ground } from "#shared/jobs/lawful/grounds.ts";
import { usualInitialQuestion } from "#shared/jobs/rules.ts";
import { chatbotOf } from "../../api-keys/screens/sample.ts";
import { open, reopen } from "../../screens/open.tsx";
import {
  button,
  expectAccessible,
  gone,
  refused,
  seen,
  textsOf,
  toasted,
  toasts,
} from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { jobFields } from "../job-fields.ts";
import { detailOf, jobsAre } from "./sample.ts";

const path = "/app/jobs/create";
const field = (name: string) => page.getByLabelText(name, { exact: false }).first();
const textIn = (name: string) => (field(name).element() as HTMLInputElement).value;
const creator = page.getByRole("region", { name: "AI Job Creator" });
const prompt = page.getByLabelText("Describe the job");

const answering = (answer: string) => ({
  ...jobsAre(),
  chat: { ask: { answer, context: [], responseTime: 5, tokenCount: 9, outcome: "answered" as const } },
  modelProvider: { read: refused("conflict") },
});

const generate = async (words = "A mechanic for Ashby") => {
  await button("Use AI").click();
  await prompt.fill(words);
  await button("Generate Job Post").click();
};

const leftOut = (text: string, ground: Ground) => ({ text, ground, lawful: [`Work, not ${ground}`, "More"] });

const choose = async () => {
  await page.getByRole("combobox", { name: "Chatbot" }).click();
  await page.getByRole("option", { name: "Mechanic" }).click();
};

const fillIn = async () => {
  await field("Job Title").fill("Courier");
  await field("Company Name").fill("Old Town Cycles");
  await page.getByRole("textbox", { name: "Description" }).fill("Brings parcels.");
  await field("Requirements").fill("Rides in the rain");
  await field("Ideal Candidate Profile").fill("Finds every street.");
  await choose();
};

it("[JOB-016] [JOB-017] [JOB-018] [JOB-019] [JOB-020] [JOB-021] [JOB-026] the form has its sections, and Cancel leads to the list", async () => {
  await open(path, jobsAre());
  await seen(creator);
  for (const name of ["Job Details", "Candidate Screening", "Interview Process"])
    await seen(page.getByRole("heading", { name, exact: true }));
  await seen("Maximum 5-minute chat");
  for (const name of ["Chatbot", "Ideal Candidate Profile", "Initial Question"]) await seen(field(name));
  expect(textIn("Initial Question")).toBe(usualInitialQuestion);
  const link = page.getByRole("link", { name: "Create new chatbot" }).element();
  expect(link.getAttribute("href")).toBe("/app/rag-systems");
  await button("Use AI").click();
  await expect.element(prompt).toHaveFocus();
  await seen(button("Generate Job Post"));
  await expectAccessible();
  await button("Manual Mode").click();
  await gone(prompt);
  await expectAccessible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect.poll(() => location.pathname).toBe("/app/jobs");
});

it("[JOB-029] [JOB-030] [JOB-031] [JOB-033] [JOB-035] the creator goes from collapsed over prompt and generating to a filled form", async () => {
  const release = Promise.withResolvers<void>();
  const answer = `Here it is:\n\`\`\`json\n${JSON.stringify({ ...jobFields, job: { title: "No" } })}\n\`\`\``;
  const { chat, ...rest } = answering(answer);
  await open(path, rest);
  server.reply({ chat: { ask: () => release.promise.then(() => chat.ask) } });
  expect(prompt.elements()).toEqual([]);
  await generate(" ");
  await seen("Please enter a prompt describing the job position");
  await expect.element(prompt).toHaveFocus();
  expect(server.asked("chat", "ask")).toEqual([]);
  await prompt.fill("A mechanic for Ashby");
  await button("Generate Job Post").click();
  await seen("Writes the posting");
  await expect.element(button("Create Job Posting")).toBeDisabled();
  release.resolve();
  await toasted("Job details generated successfully!");
  await seen("All nine");
  expect(prompt.elements()).toEqual([]);
  expect(textIn("Job Title")).toBe(jobFields.title);
  expect(textIn("Salary Range")).toBe(jobFields.salary_range);
  expect(textIn("Initial Question")).toBe(jobFields.initial_question);
  const [asked] = server.asked("chat", "ask");
  expect(asked).toMatchObject({ query: "A mechanic for Ashby", model: "gpt-4", temperature: 0.7 });
  expect(asked).not.toHaveProperty("ragSystemId");
  for (const name of [...Object.keys(jobFields), "JSON object"]) expect(asked?.systemPrompt).toContain(name);
  await button("Undo").click();
  expect(textIn("Job Title")).toBe("");
  expect(textIn("Initial Question")).toBe(usualInitialQuestion);
});

it("[JOB-034] [JOB-036] [JOB-037] lines fill in a part; what is no job post, and a failure, say so", async () => {
  await open(
    path,
    answering(
      "**Job Title:** Courier\n**Location:** Ashby\n**Requirements:**\n- Rides in the rain\n- Knows the town",
    ),
  );
  await field("Location").fill("Potts Green");
  await generate();
  await toasted("Job details partially generated. You may need to fill in some fields.");
  expect(textIn("Job Title")).toBe("Courier");
  expect(textIn("Requirements")).toBe("Rides in the rain\nKnows the town");
  expect(textIn("Location")).toBe("Potts Green");
  await seen(/Your own words in Location are kept/);
  for (const reply of [answering("I cannot help with that.").chat.ask, refused("model_failed")]) {
    server.reply({ chat: { ask: reply } });
    await button("Describe again").click();
    await button("Generate Job Post").click();
    await toasted("Failed to generate job post");
    await expect.element(prompt).toHaveValue("A mechanic for Ashby");
    await toasts
      .getByRole("button", { name: /close|dismiss/i })
      .first()
      .click();
    await button("Manual Mode").click();
  }
  expect(textIn("Job Title")).toBe("Courier");
});

it("stopping the creator says nothing and keeps the prompt", async () => {
  const { chat, ...rest } = answering("");
  await open(path, { ...rest, chat: { ask: () => new Promise<never>(() => undefined) } });
  void chat;
  await generate();
  await button("Stop").click();
  await expect.element(prompt).toHaveValue("A mechanic for Ashby");
  expect(toasts.getByText("Failed to generate job post").elements()).toEqual([]);
});

it("[JOB-042] [JOB-043] fields in want are told at them, a failure is said, and the list follows the creation", async () => {
  await open(path, jobsAre());
  await button("Create Job Posting").click();
  for (const text of [
    "Enter a job title.",
    "Enter a company name.",
    "Please select a chatbot for interviewing",
  ])
    await seen(text);
  await expect.element(field("Job Title")).toHaveFocus();
  await expectAccessible();
  await fillIn();
  server.reply({ jobs: { create: refused("conflict", "Your account has 500 postings.") } });
  await button("Create Job Posting").click();
  await toasted("Error creating job posting");
  await toasted("Your account has 500 postings.");
  expect(textIn("Job Title")).toBe("Courier");
  const message = "Use at most 5 words.";
  server.reply({
    jobs: {
      create: () => Promise.reject(new AppError("invalid", message, [{ path: "requirements", message }])),
    },
  });
  await button("Create Job Posting").click();
  await expect.element(field("Requirements")).toHaveFocus();
  await seen(page.getByText(message).last());
  server.reply({
    jobs: {
      create: {
        ...detailOf("Courier"),
        derivation: {
          by: "builtin",
          left_out: [leftOut("Under 30", "age"), leftOut("Straight", "orientation"), leftOut("Young", "age")],
        },
      },
    },
  });
  await button("Create Job Posting").click();
  await toasted("Job posting created successfully!");
  await toasted(
    "“Under 30” and 2 more became no criterion, because nobody may be judged by age or sexual orientation. Lawful instead: “Work, not age” or “Work, not orientation”.",
  );
  await expect.poll(() => location.pathname).toBe("/app/jobs");
  expect(server.asked("jobs", "create").at(-1)).toMatchObject({
    title: "Courier",
    rag_system_id: "bot_Mechanic",
    initial_question: usualInitialQuestion,
    kept_days: 180,
  });
});

it("[JOB-025] without a session the creation is refused, and the draft is there after the next sign-in", async () => {
  await open(path, jobsAre());
  await fillIn();
  server.reply({ jobs: { create: refused("unauthenticated") } });
  const session = { ...localStorage };
  await button("Create Job Posting").click();
  await toasted("You must be logged in to create a job posting");
  await expect.poll(() => location.pathname).toBe("/login");
  Object.assign(localStorage, session);
  history.replaceState(null, "", path);
  await reopen();
  await seen(/^Your changes from .* are back/);
  expect(textIn("Job Title")).toBe("Courier");
  await button("Drop them").click();
  expect(textIn("Job Title")).toBe("");
});

it("leaving asks about changes; discarded ones do not come back, and the way to the chatbots keeps them", async () => {
  await open(path, { ...jobsAre(), modelProvider: { failing: { items: [] } } });
  await field("Job Title").fill("Courier");
  await page.getByRole("link", { name: "Cancel" }).click();
  await button("Keep editing").click();
  expect(textIn("Job Title")).toBe("Courier");
  await page.getByRole("link", { name: "Create new chatbot" }).click();
  await expect.poll(() => location.pathname).toBe("/app/rag-systems");
  // the address changes before the page does, and going back at once would leave nothing
  await gone(creator);
  history.back();
  await seen(/^Your changes from .* are back/);
  expect(textIn("Job Title")).toBe("Courier");
  await page.getByRole("link", { name: "Cancel" }).click();
  await button("Discard changes").click();
  await expect.poll(() => location.pathname).toBe("/app/jobs");
  await page.getByRole("link", { name: "Create Job Posting" }).first().click();
  await seen(creator);
  expect(textIn("Job Title")).toBe("");
});

it("a requirement that names a ground by which nobody may be judged is said while it is written", async () => {
  await open(path, jobsAre());
  await seen("One per line. Criteria are made from these lines.");
  await field("Requirements").fill("Plans tours\nMust not have children");
  await seen(/“Must not have children” names family, by which nobody may be judged/);
  await expectAccessible();
  await field("Requirements").fill("Plans tours");
  await seen("One per line. Criteria are made from these lines.");
});

it("[JOB-027] the owner's active chatbots are offered by name", async () => {
  const items = ["Mechanic", "Workshop", "apprentice"].map(chatbotOf);
  await open(path, { ...jobsAre(), chatbots: { list: { items } } });
  await page.getByRole("combobox", { name: "Chatbot" }).click();
  await expect
    .poll(() => textsOf(page.getByRole("listbox").getByRole("option")))
    .toEqual(["apprentice", "Mechanic", "Workshop"].map((name) => expect.stringContaining(name)));
});

it("[JOB-054] chatbots that cannot be loaded are said, and none at all leads to making one", async () => {
  await open(path, { ...jobsAre(), chatbots: { list: refused("conflict") } });
  await toasted("Failed to load chatbots");
  await seen(button("Retry"));
  server.reply({ chatbots: { list: { items: [] } } });
  await button("Retry").click();
  await seen(/You have no chatbot yet/);
  server.reply({ chatbots: { list: { items: [chatbotOf("Mechanic")] } } });
});
