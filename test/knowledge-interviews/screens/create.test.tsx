import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { copied } from "../../screens/clipboard.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, gone, refused, seen, textsOf, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { chatbots, interviewOf, template, templateDetail } from "./sample.ts";

const address = `/app/knowledge/templates/${template.id}/create-interview`;
const name = page.getByLabelText("Interviewee name");
const chatbot = page.getByRole("combobox", { name: "RAG system" });
const create = button("Create Interview");
const asked = () => server.asked("knowledgeInterviews", "create").at(-1);

const opened = (other: Partial<typeof templateDetail> = {}) =>
  open(address, {
    ...chatbots,
    knowledgeTemplates: { get: { ...templateDetail, ...other } },
    knowledgeInterviews: { create: interviewOf("Petra Novak") },
  });

it("[KINT-002][KINT-006][KINT-007][KINT-022] the screen creates an interview with the fields of the dialog", async () => {
  await opened();
  await expect.element(chatbot).toHaveValue("Handbook");
  await seen(page.getByLabelText("Email (optional)"));
  await expect.element(page.getByRole("checkbox", { name: /Generate an access code/ })).toBeChecked();
  await name.fill("Petra Novak");
  await create.click();
  await toasted("Interview created successfully");
  expect(asked()).toEqual({
    templateId: template.id,
    interviewee_name: "Petra Novak",
    interviewee_email: null,
    rag_system_id: "bot_Handbook",
    with_access_code: true,
  });
  await seen("K7Q4 M2XP");
});

it("[KINT-001] the dialog of a template asks for the same, and stays with code and link", async () => {
  await open(`/app/knowledge/templates/${template.id}`, {
    ...chatbots,
    knowledgeTemplates: { get: templateDetail },
    knowledgeInterviews: { create: interviewOf("Petra Novak") },
  });
  await create.click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("combobox", { name: "RAG system" })).toHaveValue("Handbook");
  await seen(dialog.getByLabelText("Email (optional)"));
  await seen(dialog.getByRole("checkbox", { name: /Generate an access code/ }));
  await dialog.getByLabelText("Interviewee name").fill("Petra Novak");
  await dialog.getByRole("button", { name: "Create Interview" }).click();
  await toasted("Interview created successfully");
  await seen(dialog.getByText("K7Q4 M2XP"));
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => dialog.elements().length).toBe(0);
});

it("[KINT-003] an interview without a name is refused", async () => {
  await opened();
  await expect.element(chatbot).toHaveValue("Handbook");
  await create.click();
  await seen("Please enter interviewee name");
  expect(asked()).toBeUndefined();
});

it("[KINT-004] an interview without a chatbot is refused", async () => {
  await opened({ rag_system_id: null });
  await name.fill("Petra Novak");
  await create.click();
  await seen("Please select a RAG system");
  expect(asked()).toBeUndefined();
});

it("[KINT-005] only active chatbots are offered", async () => {
  await opened();
  await chatbot.click();
  await seen(page.getByRole("option", { name: /Hire desk/ }));
  expect(textsOf(page.getByRole("option"))).toEqual(["Handbook", "Hire desk"]);
});

it("[KINT-023] a failed creation is said, and the form stays", async () => {
  await opened();
  server.reply({ knowledgeInterviews: { create: refused("unavailable") } });
  await expect.element(chatbot).toHaveValue("Handbook");
  await name.fill("Petra Novak");
  await create.click();
  await toasted("Failed to create interview");
  await expect.element(name).toHaveValue("Petra Novak");
});

it("[KINT-018] without a session no interview is created", async () => {
  await opened();
  server.reply({ knowledgeInterviews: { create: refused("unauthenticated") } });
  await expect.element(chatbot).toHaveValue("Handbook");
  await name.fill("Petra Novak");
  await create.click();
  await toasted("User not authenticated");
});

it("[KINT-013][KINT-014][KINT-015] the access link is copied with its code, and says so for two seconds", async () => {
  await opened();
  await expect.element(chatbot).toHaveValue("Handbook");
  await name.fill("Petra Novak");
  await create.click();
  await button("Copy").click();
  const from = performance.now();
  await toasted("Access link copied to clipboard");
  await seen(button("Copied"));
  expect(copied()).toBe(`${location.origin}/knowledge/handover-petra-m8q2?code=K7Q4M2XP`);
  await gone(button("Copied"));
  expect(performance.now() - from).toBeGreaterThan(1800);
});

it("a double click creates one interview", async () => {
  await opened();
  await expect.element(chatbot).toHaveValue("Handbook");
  await name.fill("Petra Novak");
  await create.dblClick();
  await seen("K7Q4 M2XP");
  expect(server.asked("knowledgeInterviews", "create").length).toBe(1);
});

it("form and result are accessible", async () => {
  await opened();
  await expect.element(chatbot).toHaveValue("Handbook");
  await expectAccessible();
  await name.fill("Petra Novak");
  await create.click();
  await seen("K7Q4 M2XP");
  await expectAccessible();
});
