import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button, expectAccessible, gone, refused, seen, textsOf, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { answeredOf, detailOf, interviewOf, opened } from "./sample.ts";

const panel = page.getByRole("region", { name: "Interviews of this template" });
const responses = page.getByRole("region", { name: "Responses" });
const tom = interviewOf("Tom", { interviewee_email: "tom@example.com", status: "completed" });
const both = { knowledgeInterviews: { list: { items: [interviewOf("Petra"), tom] } } };

it("[KTPL-092] the panel lists the interviews and is hidden again", async () => {
  await opened(detailOf(), both);
  expect(panel.elements()).toEqual([]);
  await button("Show Interviews").click();
  const [first, second] = [0, 1].map((at) => panel.getByRole("listitem").nth(at));
  for (const text of ["Petra", "No email", "Published", "Nov 20, 2026", "Access Code", "View"])
    await seen(first?.getByText(text, { exact: true }) ?? "none");
  for (const text of ["Tom", "tom@example.com", "Completed"])
    await seen(second?.getByText(text, { exact: true }) ?? "none");
  await expectAccessible();
  await button("Hide Interviews").click();
  await gone(panel);
});

it("[KTPL-093] [KTPL-099] Access Code opens the dialog of that interview", async () => {
  await opened(detailOf(), both);
  await button("Show Interviews").click();
  await button("Access Code of Tom").click();
  await seen(page.getByRole("dialog", { name: "Access code for Tom" }));
});

it("[KTPL-099] Create Interview opens the dialog of a new interview", async () => {
  await opened(detailOf(), { chatbots: { list: { items: [] }, get: refused("not_found") } });
  await button("Create Interview").click();
  await seen(page.getByRole("dialog", { name: "Create Interview" }));
});

it("[KTPL-093] [KTPL-094] [KTPL-095] View shows the responses by section", async () => {
  await opened(detailOf(), both);
  await button("Show Interviews").click();
  server.reply({ knowledgeInterviews: { get: answeredOf("Tom", "Call the depot.") } });
  await button("View the responses of Tom").click();
  const [one, other] = ["Section A", "Section B"].map((name) => responses.getByRole("region", { name }));
  await expect
    .poll(() => (one ? textsOf(one.css("dt, dd")) : []))
    .toEqual([
      "What is 1.1?",
      "Call the depot.",
      "What is 1.2?",
      "No response provided",
      "What is 1.3?",
      "No response provided",
    ]);
  expect(other ? textsOf(other.css("dt")) : []).toEqual(["What is 2.1?", "What is 2.2?"]);
  expect(server.asked("knowledgeInterviews", "get")).toEqual([{ interviewId: "kint_Tom" }]);
  await expectAccessible();
});

it("[KTPL-096] list and responses scroll at 24 rem", async () => {
  const items = Array.from({ length: 20 }, (_, at) => interviewOf(`Person${at}`));
  await opened(detailOf(), { knowledgeInterviews: { list: { items } } });
  await button("Show Interviews").click();
  await seen(panel);
  for (const part of [panel, responses])
    expect(getComputedStyle(part.element()).maxHeight).toBe(`${24 * 16}px`);
  expect(panel.element().clientHeight).toBeLessThan(panel.element().scrollHeight);
});

it("[KTPL-097] interviews that cannot be loaded are told, and loaded again", async () => {
  await opened(detailOf(), { knowledgeInterviews: { list: refused("conflict") } });
  await button("Show Interviews").click();
  await toasted("Failed to load interviews");
  server.reply(both);
  await button("Retry").click();
  await seen(panel.getByText("Petra"));
});

it("[KTPL-098] responses that cannot be loaded are told, and loaded again", async () => {
  await opened(detailOf(), both);
  await button("Show Interviews").click();
  server.reply({ knowledgeInterviews: { get: refused("conflict") } });
  await button("View the responses of Tom").click();
  await toasted("Failed to load interview responses");
  server.reply({ knowledgeInterviews: { get: answeredOf("Tom", "Call the depot.") } });
  await button("Retry").click();
  await seen("Call the depot.");
});

it("statistics count answers, words and age", async () => {
  const figures = [
    { question_id: "kq_1_1", answered: 2, words: 300, last_answered_at: "2026-11-20T09:00:00.000Z" },
    { question_id: "kq_1_3", answered: 1, words: 60, last_answered_at: "2026-11-12T09:00:00.000Z" },
  ];
  await opened(detailOf(), { knowledgeTemplates: { statistics: { interviews: 2, questions: figures } } });
  await button("Statistics").click();
  const rows = page.getByRole("table", { name: "Answers by section" }).getByRole("row");
  await expect
    .poll(() => textsOf(rows).slice(1))
    .toEqual(["Section A3 of 6120 of 200Nov 20", "Section B0 of 4––"]);
  await seen(page.getByText("of 10", { exact: true }));
  await button("Questions of Section A").click();
  await expect.poll(() => textsOf(rows)[2]).toBe("What is 1.1?2 of 2150 of 200Nov 20");
  await expectAccessible();
});
