import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { copied } from "../../screens/clipboard.ts";
import { open, reopen } from "../../screens/open.tsx";
import { button, expectAccessible, refused, search, seen, textsOf, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { jobOf, jobsAre, none } from "./sample.ts";

const titles = page.getByRole("list", { name: "Job postings" }).getByRole("heading");
const card = (title: string) => page.getByRole("article", { name: title });

it("[JOB-001] [JOB-002] [JOB-003] without postings the list says so and leads to the form", async () => {
  await open("/app/jobs", jobsAre());
  await seen(page.getByRole("heading", { name: "Job Postings", exact: true }));
  await seen("No job postings yet");
  await seen(page.getByRole("searchbox", { name: "Search job postings" }));
  await expectAccessible();
  await page.getByRole("link", { name: "Create Job Posting" }).click();
  await expect.poll(() => location.pathname).toBe("/app/jobs/create");
});

it("[JOB-005] [JOB-006] [JOB-007] [JOB-008] a card shows the posting, its chatbot and its applications, which lead to the candidates", async () => {
  const busy = { application_count: 4, status_counts: { ...none, new: 1, reviewed: 3 } };
  await open(
    "/app/jobs",
    jobsAre(
      jobOf("Mechanic for bikes", busy),
      jobOf("Courier", { is_active: false, rag_system_name: null, can_interview: false }),
    ),
  );
  await seen("2 postings, 4 applications");
  const first = card("Mechanic for bikes");
  await seen(first.getByRole("heading", { name: "Mechanic for bikes", exact: true }));
  await seen(first.getByText("Active", { exact: true }));
  for (const text of [
    "Created Nov 3, 2026",
    "Old Town Cycles",
    "Ashby",
    "Full-time",
    "34,000 to 40,000 euros a year",
    "You repair everything with two wheels",
    "1 new, 3 reviewed",
  ])
    await seen(first.getByText(text).first());
  await seen(first.getByText("Mechanic", { exact: true }));
  await seen(card("Courier").getByText("Inactive", { exact: true }));
  await seen(card("Courier").getByText("Unknown Chatbot"));
  await seen(card("Courier").getByText("Nobody has applied yet"));
  const applications = first.getByRole("link", { name: /^4 applications/ });
  expect(applications.element().getAttribute("href")).toBe("/app/candidates?job=job_Mechanicforbikes");
  await expectAccessible();
});

it("[JOB-009] [JOB-010] [JOB-011] [JOB-061] the public link is copied and opened, and the form is opened", async () => {
  await open("/app/jobs", jobsAre(jobOf("Mechanic")));
  await page.getByRole("button", { name: "Copy link to Mechanic" }).click();
  await toasted("Public link copied to clipboard!");
  expect(copied()).toBe(`${location.origin}/jobs/old-town-cycles-k3t9`);
  const opening = page.getByRole("link", { name: "Open the public page of Mechanic" }).element();
  expect(opening.getAttribute("target")).toBe("_blank");
  expect(opening.getAttribute("href")).toBe(`${location.origin}/jobs/old-town-cycles-k3t9`);
  const edit = page.getByRole("link", { name: "Edit Mechanic" }).element();
  expect(edit.getAttribute("href")).toBe("/app/jobs/edit/job_Mechanic");
});

it("[JOB-012] [JOB-056] [JOB-057] [JOB-058] a posting is activated and deactivated, and a failure is said", async () => {
  await open("/app/jobs", jobsAre(jobOf("Mechanic")));
  server.reply({
    jobs: {
      setActive: ({ is_active }) => {
        server.reply(jobsAre(jobOf("Mechanic", { is_active })));
        return jobOf("Mechanic", { is_active });
      },
    },
  });
  await button("Deactivate Mechanic").click();
  await toasted("Job posting deactivated");
  expect(server.asked("jobs", "setActive")).toEqual([{ id: "job_Mechanic", is_active: false }]);
  await button("Activate Mechanic").click();
  await toasted("Job posting activated");
  server.reply({ jobs: { setActive: refused("conflict") } });
  await button("Deactivate Mechanic").click();
  await toasted("Failed to update job status");
});

it("a posting whose last day is over says since when it is closed", async () => {
  const valid_through = "2020-02-29";
  await open(
    "/app/jobs",
    jobsAre(jobOf("Mechanic", { valid_through }), jobOf("Courier", { valid_through, is_active: false })),
  );
  // the last day ends in the last time zone, which is a day later in most of the others
  await seen(card("Mechanic").getByText(/^Closed since (?:Feb 29|Mar 1), 2020$/));
  await seen(card("Courier").getByText("Inactive", { exact: true }));
});

it("a button that acts keeps the focus, and acts once", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await open("/app/jobs", jobsAre(jobOf("Mechanic")));
  server.reply({
    jobs: { setActive: () => held.then(() => jobOf("Mechanic", { is_active: false })) },
  });
  const act = button("Deactivate Mechanic");
  await act.click();
  await expect.element(act).toHaveAttribute("aria-disabled", "true");
  await expect.element(act).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  release();
  await toasted("Job posting deactivated");
  expect(server.asked("jobs", "setActive").length).toBe(1);
});

it("[JOB-013] [JOB-059] [JOB-060] the dialog says what goes with a posting, and the deletion is repeated until it is done", async () => {
  const status_counts = { ...none, new: 2 };
  await open("/app/jobs", jobsAre(jobOf("Mechanic", { application_count: 2, status_counts })));
  server.reply({ jobs: { remove: refused("conflict") } });
  await button("Delete Mechanic").click();
  await seen(/its 2 applications, their interviews and your notes/);
  await expectAccessible();
  await button("Delete posting").click();
  await toasted("Failed to delete job posting");
  let calls = 0;
  server.reply({
    ...jobsAre(),
    jobs: { list: { items: [], total: 0 }, remove: () => ({ isDone: ++calls === 3 }) },
  });
  await button("Delete posting").click();
  await toasted("Job posting deleted");
  expect(calls).toBe(3);
  await seen("No job postings yet");
});

it("[JOB-055] a list that cannot be loaded says so, and is loaded again", async () => {
  await open("/app/jobs", { jobs: { list: refused("conflict") } });
  await toasted("Failed to load jobs");
  await seen("The job postings could not be loaded");
  server.reply(jobsAre(jobOf("Mechanic")));
  await button("Retry").click();
  await seen(card("Mechanic"));
});

it("search and page stand in the address, and the server searches", async () => {
  const all = Array.from({ length: 30 }, (_, at) => jobOf(`Mechanic ${at + 1}`));
  await open("/app/jobs", {
    jobs: {
      list: ({ search: text, page: number = 1, limit }) => {
        const found = text === "harbour" ? [] : all;
        return { items: found.slice((number - 1) * limit, number * limit), total: found.length };
      },
    },
  });
  await seen("1 to 25 of 30");
  await button("Next page").click();
  await expect.poll(() => textsOf(titles).length).toBe(5);
  expect(search()).toEqual({ page: "2" });
  await reopen();
  await seen("26 to 30 of 30");
  await page.getByRole("searchbox").fill("harbour");
  await seen("No job posting has “harbour”");
  expect(search()).toEqual({ search: "harbour" });
  expect(server.asked("jobs", "list").at(-1)).toMatchObject({ search: "harbour", page: 1 });
  await button("Clear the search").click();
  await expect.poll(() => textsOf(titles).length).toBe(25);
});
