import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../screens/open.tsx";
import { button, gone, search, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { path, replies } from "./replies.ts";
import { detailOf } from "./sample.ts";

const notes = page.getByPlaceholder("Add notes about this candidate...");
const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
const tick = (name: string) => page.getByRole("checkbox", { name: `Compare ${name}` });
const row = (name: string) => page.getByRole("link", { name: new RegExp(name) });
const everybody = ["Ann Lee", "Bo Hart", "Cy Dunn"].map((name) => detailOf(name));

const annOpen = () => open(`${path}?candidate=app_ann`, replies(everybody));

it("notes typed while others are saved stay, and are saved after them", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const stored = { notes: "", notes_saved_at: null as string | null };
  await open(
    `${path}?candidate=app_ann`,
    replies([], {
      list: { items: [detailOf("Ann Lee")], total: 1 },
      get: () => detailOf("Ann Lee", stored),
      saveNotes: async (sent) => {
        await held;
        expect(sent.notes_saved_at).toBe(stored.notes_saved_at);
        const second = server.asked("candidates", "saveNotes").length;
        Object.assign(stored, { notes: sent.notes, notes_saved_at: `2026-11-21T09:00:0${second}.000Z` });
        return detailOf("Ann Lee", stored);
      },
    }),
  );
  await notes.fill("Calm.");
  await button("Save Notes").click();
  await seen(page.getByText("Saving..."));
  await notes.fill("Calm. Writes clearly.");
  release();
  await toasted("Notes saved");
  await expect.poll(() => server.asked("candidates", "get").length).toBeGreaterThan(1);
  await expect.element(notes).toHaveValue("Calm. Writes clearly.");
  await seen("Not saved yet.");
  await gone(page.getByRole("alert").filter({ hasText: "Somebody else" }));
  await button("Save Notes").click();
  await seen("Only your team reads them.");
  expect(stored.notes).toBe("Calm. Writes clearly.");
});

it("a tick, a filter and the open candidate's own row keep notes that are being written, without a question", async () => {
  await annOpen();
  await notes.fill("Calm.");
  await tick("Bo Hart").click();
  await seen("1 chosen. Tick another one.");
  await page.getByLabelText("Sort by").selectOptions("Oldest first");
  await expect.poll(search).toEqual({ candidate: "app_ann", compare: "app_bo", order: "oldest" });
  await row("Ann Lee").click();
  await gone(question);
  await expect.element(notes).toHaveValue("Calm.");
  await row("Cy Dunn").click();
  await button("Keep editing").click();
});

it("the blind view, a comparison and another candidate ask before notes are discarded", async () => {
  await annOpen();
  await notes.fill("Calm.");
  await page.getByText("Blind view").click();
  await seen(question);
  await button("Keep editing").click();
  await tick("Bo Hart").click();
  await tick("Cy Dunn").click();
  await seen(question);
  await button("Keep editing").click();
  await expect.element(notes).toHaveValue("Calm.");
  expect(search()).toEqual({ candidate: "app_ann", compare: "app_bo" });
  await row("Bo Hart").click();
  await button("Discard changes").click();
  await seen(page.getByRole("heading", { name: "Bo Hart" }));
});

it("a single tick stays when a candidate is opened and closed; a pair gives way to the opened one", async () => {
  await open(path, replies(everybody));
  await tick("Ann Lee").click();
  await row("Bo Hart").click();
  await seen(page.getByRole("heading", { name: "Bo Hart" }));
  await expect.element(tick("Ann Lee")).toBeChecked();
  await tick("Cy Dunn").click();
  await seen(page.getByRole("region", { name: "Comparison" }));
  await row("Bo Hart").click();
  await gone(page.getByRole("region", { name: "Comparison" }));
  await expect.poll(search).toEqual({ candidate: "app_bo" });
});

it("erasing a candidate asks nothing about the notes on it, and takes it out of the comparison", async () => {
  await annOpen();
  await tick("Ann Lee").click();
  await notes.fill("Calm.");
  server.reply({ candidates: { remove: {} } });
  await button("Erase candidate").click();
  await page
    .getByRole("alertdialog", { name: "Erase Ann Lee?" })
    .getByRole("button", { name: "Erase" })
    .click();
  await toasted("Candidate erased");
  await expect.poll(search).toEqual({});
  await gone(question);
});
