import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { copied } from "../../screens/clipboard.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, gone, refused, search, seen, toasted } from "../../screens/see.ts";
import { type Replies, server } from "../../screens/server.ts";
import { interviewOf } from "./sample.ts";

const petra = interviewOf("Petra Novak", { answered_count: 3 });
const ruben = interviewOf("Ruben Castillo", { access_code: null, public_slug: null });

const opened = (list: NonNullable<NonNullable<Replies["knowledgeInterviews"]>["list"]>) =>
  open("/app/knowledge?tab=interviews", {
    knowledgeInterviews: { list },
    knowledgeTemplates: { list: { items: [], total: 0 } },
  });
const both = () => opened({ items: [petra, ruben] });
const dialog = page.getByRole("dialog");

it("a row has person, template, chatbot and progress", async () => {
  await both();
  const row = page.getByRole("row", { name: /Petra Novak/ });
  await seen(row.getByText("Workshop lead handover"));
  await seen(row.getByText("Handbook"));
  await seen(row.getByText("3 of 4"));
  await seen(row.getByText("Published"));
  await expectAccessible();
});

it("the list is searched by words and status, a page at a time", async () => {
  await opened(({ cursor, search, status }) =>
    search === "nobody"
      ? { items: [] }
      : cursor
        ? { items: [ruben] }
        : { items: [petra], ...(status === "all" && { cursor: "2" }) },
  );
  await seen("Ruben Castillo");
  await page.getByLabelText("Status").selectOptions("completed");
  await gone(page.getByText("Ruben Castillo"));
  expect(search().status).toBe("completed");
  await page.getByRole("searchbox").fill("nobody");
  await seen("Nobody matches “nobody”");
  await button("Clear search").click();
  await seen("Petra Novak");
});

it("an empty list says what to do, a failed one offers Retry", async () => {
  await opened(refused("forbidden", "Not now."));
  await seen("The interviews did not load");
  server.reply({ knowledgeInterviews: { list: { items: [] } } });
  await button("Retry").click();
  await seen("No interviews yet");
});

it("[KINT-016] an interview without a public slug has no link to copy", async () => {
  await both();
  await button("Copy the access link of Ruben Castillo").click();
  await toasted("No public link available");
  await button("Copy the access link of Petra Novak").click();
  await toasted("Access link copied to clipboard");
  expect(copied()).toContain("?code=K7Q4M2XP");
});

it("[KINT-009][KINT-011] the dialog makes a code of six capital letters and digits, and saves it", async () => {
  await both();
  server.reply({ knowledgeInterviews: { setCode: ({ access_code }) => ({ ...ruben, access_code }) } });
  await button("Access code of Ruben Castillo").click();
  await button("Generate code").click();
  await button("Save code").click();
  await toasted("Access code saved successfully");
  expect(server.asked("knowledgeInterviews", "setCode").at(-1)?.access_code).toMatch(/^[A-Z0-9]{6}$/);
});

it("[KINT-010] an empty access code is not saved", async () => {
  await both();
  await button("Access code of Ruben Castillo").click();
  await button("Save code").click();
  await toasted("Please generate an access code first");
  await seen(dialog.getByText("Please generate an access code first"));
  expect(server.asked("knowledgeInterviews", "setCode")).toEqual([]);
});

it("[KINT-012] a code that could not be saved is said", async () => {
  await both();
  server.reply({ knowledgeInterviews: { setCode: refused("unavailable") } });
  await button("Access code of Ruben Castillo").click();
  await expectAccessible();
  await button("Generate code").click();
  await button("Save code").click();
  await toasted("Failed to save access code");
});

it("an interview is deleted after a question, however many requests it takes", async () => {
  await both();
  let left = 2;
  await seen("Ruben Castillo");
  server.reply({
    knowledgeInterviews: { remove: () => ({ isDone: --left === 0 }), list: { items: [petra] } },
  });
  await button("More about Ruben Castillo").click();
  await page.getByRole("menuitem", { name: "Delete interview" }).click();
  await button("Delete interview").click();
  await toasted("Interview deleted");
  await gone(page.getByText("Ruben Castillo"));
  expect(server.asked("knowledgeInterviews", "remove").length).toBe(2);
});
