import { ChakraProvider } from "@chakra-ui/react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApplicationStatus } from "#shared/jobs/shapes.ts";
import { StatusTag } from "#web/features/candidates/list/status-tag.tsx";
import { system } from "#web/theme/theme.ts";
import { leave, open, user } from "../../screens/open.tsx";
import { button, expectAccessible, gone, search, seen, textsOf, toasted, toasts } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { busy, expectPalette, path, replies } from "./replies.ts";
import { detailOf } from "./sample.ts";

const rows = page.getByRole("region", { name: "Candidates" }).css("li > a");
const detail = page.getByRole("region", { name: "Candidate Details" });

it("[CAND-003] [CAND-012] [CAND-052] failures of loading are said; without candidates the screen leads to the jobs", async () => {
  await open(path, replies([], { list: busy }));
  await toasted("Failed to load applications");
  await seen(page.getByRole("heading", { name: "The candidates could not be loaded" }));
  await expect.element(button("Export CSV")).toBeDisabled();
  server.reply({ candidates: { list: { items: [], total: 0 } } });
  await button("Retry").click();
  await seen(page.getByRole("heading", { name: "No candidates yet" }));
  const links = page.getByRole("link", { name: "Manage Jobs" }).elements();
  // that of the head, and that of the empty state
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/app/jobs", "/app/jobs"]);
  await expect.element(button("Export CSV")).toBeDisabled();
  await expectAccessible();
});

it("[CAND-013] [CAND-036] a search without a result says so, and nothing chosen too", async () => {
  await open(`${path}?status=reviewed`, replies([detailOf("Ann Lee")]));
  await seen(page.getByRole("heading", { name: "No candidate selected" }));
  await seen("Select a candidate to view details");
  await page.getByPlaceholder("Search candidates...").fill("tandem");
  await seen(page.getByRole("heading", { name: "No candidates match your search" }));
  await seen("“tandem” is in no name, email, job title, company or status of the filtered candidates.");
  await button("Clear filters").click();
  await expect.poll(() => textsOf(rows).length).toBe(1);
  await expect.poll(search).toEqual({});
});

it("filters and ticks that are changed before the screen has followed all hold", async () => {
  await open(path, replies(["Ann Lee", "Bo Hart"].map((name) => detailOf(name))));
  await expect.poll(() => textsOf(rows).length).toBe(2);
  const choose = (name: string, value: string) => {
    const select = page.getByLabelText(name, { exact: true }).element() as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  choose("Status", "reviewed");
  choose("Sort by", "oldest");
  for (const name of ["Ann Lee", "Bo Hart"])
    (page.getByRole("checkbox", { name: `Compare ${name}` }).element() as HTMLElement).click();
  await expect.poll(search).toEqual({ status: "reviewed", order: "oldest", compare: "app_ann,app_bo" });
});

it("[CAND-017] [CAND-025] score and evaluation are shown from 1 on, in one of three bands", async () => {
  const scores = [100, 80, 79, 60, 59, 1, 0, null];
  const all = scores.map((evaluation_score, at) => detailOf(`P${at}`, { evaluation_score }));
  await open(path, replies(all));
  await expect.poll(() => textsOf(rows).length).toBe(scores.length);
  const shown = textsOf(rows).map((text) => /Match score: \d+%/.exec(text)?.[0]);
  expect(shown).toEqual([
    ...scores.slice(0, 6).map((score) => `Match score: ${score}%`),
    undefined,
    undefined,
  ]);
  await page.getByRole("link", { name: /P6/ }).click();
  await seen(page.getByRole("heading", { name: "Insufficient evidence for a score" }));
  await gone(page.getByRole("heading", { name: "AI Evaluation" }));
});

it("[CAND-018] [CAND-022] each status has its colour, in list and details", async () => {
  const palettes = ["blue", "yellow", "purple", "green", "gray"];
  const all = ApplicationStatus.options.map((status) => detailOf(status, { status }));
  await open(path, replies(all));
  await expect.poll(() => textsOf(rows).length).toBe(5);
  for (const [at, status] of ApplicationStatus.options.entries()) {
    const name = `${status[0]?.toUpperCase()}${status.slice(1)}`;
    await page.getByRole("link", { name: new RegExp(`${status}@`) }).click();
    await seen(detail.getByRole("heading", { name: status }));
    const tag = detail.css(".chakra-badge").first();
    await expect.element(tag).toHaveTextContent(name);
    await expectPalette(tag.element(), palettes[at] ?? "");
    await expectPalette(rows.nth(at).css(".chakra-badge").first().element(), palettes[at] ?? "");
  }
  await leave();
  await render(
    <ChakraProvider value={system}>
      <StatusTag status="archived" />
    </ChakraProvider>,
  );
  await seen("archived");
  await expectPalette(page.getByText("archived").element(), "gray");
});

it("[CAND-047] [ANALYT-022] failed exports are said", async () => {
  await open(path, replies([detailOf("Ann Lee")], { ids: busy }));
  await button("Export CSV").click();
  await toasted("Failed to export candidates");
  await open("/app/analytics?tab=candidates", replies([detailOf("Ann Lee")], { ids: busy }));
  await button("Export CSV").click();
  await toasted("Failed to export candidates");
});

it("[ANALYT-015] without candidates the Analytics tab leads to a new posting", async () => {
  await open("/app/analytics?tab=candidates", replies([], { list: { items: [], total: 0 } }));
  const link = page.getByRole("link", { name: "Create Job Posting" });
  await seen(link);
  expect(link.element().getAttribute("href")).toBe("/app/jobs/create");
});

it("an auditor's export says that it runs, also when it is asked for twice", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await open(path, replies([detailOf("Ann Lee")], { audit: () => held.then(() => busy()) }));
  for (let times = 0; times < 2; times++) {
    await button("More exports").click();
    await page.getByRole("menuitem", { name: "Export for an audit" }).click();
    await toasted("The audit is being exported");
    await toasts
      .getByRole("status", { name: "The audit is being exported" })
      .getByRole("button", { name: "Close" })
      .click();
    await gone(toasts.getByText("The audit is being exported"));
  }
  expect(server.asked("candidates", "audit").length).toBe(1);
  release();
  await toasted("Failed to export the audit");
});

it("an auditor's export is for those who may see everything", async () => {
  const items = [{ account_id: user.id, role: "edits" as const }];
  await open(
    path,
    { ...replies([detailOf("Ann Lee")]), team: { memberships: { items, is_operator: false } } },
    "edits",
  );
  await expect.poll(() => textsOf(rows).length).toBe(1);
  await gone(button("More exports"));
  await open(path, replies([detailOf("Ann Lee")]));
  await seen(button("More exports"));
});
