import { format } from "date-fns";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { layoutFaults } from "../../browser/layout.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { rowsOf } from "../../leads/panel.ts";
import { apply, beside, evaluated, openJob, shown } from "../applied.ts";
import { partsOf } from "../parts.ts";

let desk: Desk;
let mechanic: JobDetail;
let ids: Record<"noor" | "ruth" | "kofi", string>;

beforeAll(async () => {
  desk = await openDesk("candidates");
  const { owner } = desk;
  mechanic = await openJob(owner);
  const assistant = await openJob(owner, { title: "Shop assistant", chatbot: mechanic.rag_system_id });
  ids = {
    noor: await apply(mechanic, "Noor Vance", { answers: shown, phone: "+44 (0)1632 960 118" }),
    kofi: await apply(mechanic, "Kofi Amankwa", { answers: beside }),
    ruth: await apply(assistant, "Ruth Élan"),
  };
  await evaluated(owner, ids.noor);
  await evaluated(owner, ids.kofi);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[CAND-001] [CAND-002] [CAND-004] [CAND-006] [CAND-007] [CAND-008] [CAND-009] [CAND-014] [CAND-015] [CAND-016] the screen lists who applied, with filters that stand in the address", async () => {
  const { page } = desk;
  const screen = partsOf(page);
  await go(page, "/app/candidates");
  await page.getByRole("heading", { name: "Candidates", level: 1 }).waitFor();
  await seen(page, "Review applications in the applicants’ own words, and decide.");
  expect(await page.title()).toContain("Candidates");
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Jobs" }).and(page.locator("[aria-current]")).waitFor();
  await expect.poll(screen.names).toEqual(["Ruth Élan", "Kofi Amankwa", "Noor Vance"]);
  await seen(page, "3 candidates");
  const { created_at } = await desk.owner.candidates.get({ id: ids.noor });
  const day = format(created_at, "MMM d, yyyy");
  expect(await screen.row("Noor Vance").textContent()).toMatch(
    `Noor VanceReviewednoor@mail.exampleBicycle mechanic${day}`,
  );
  expect(await screen.row("Noor Vance").locator("time").textContent()).toBe(day);
  expect(await page.getByPlaceholder("Search candidates...").count()).toBe(1);
  const statuses = page.getByLabel("Status", { exact: true });
  expect(await statuses.locator("option").allTextContents()).toEqual([
    "All Statuses",
    "New",
    "Interviewing",
    "Reviewed",
    "Shortlisted",
    "Rejected",
  ]);
  const jobs = page.getByLabel("Job", { exact: true });
  const titles = await jobs.locator("option").allTextContents();
  expect(titles[0]).toBe("All Jobs");
  expect(titles.slice(1).toSorted()).toEqual(["Bicycle mechanic", "Shop assistant"]);
  await expectAccessible(page);

  const scroller = screen.list.locator("ul");
  const style = await scroller.evaluate((element) => {
    const { maxHeight, overflowY } = getComputedStyle(element);
    return { maxHeight, overflowY };
  });
  expect(style).toEqual({ maxHeight: "700px", overflowY: "auto" });
  const [left, right] = [await screen.list.boundingBox(), await screen.detail.boundingBox()];
  expect(right?.x).toBe((left?.x ?? 0) + (left?.width ?? 0));
  expect(right?.y).toBe(left?.y);

  await statuses.selectOption("New");
  await seen(page, "1 candidate");
  await expect.poll(screen.names).toEqual(["Ruth Élan"]);
  await statuses.selectOption("All Statuses");
  await jobs.selectOption("Bicycle mechanic");
  await seen(page, "2 candidates");
  await expect.poll(screen.names).toEqual(["Kofi Amankwa", "Noor Vance"]);
  await page.getByLabel("Sort by").selectOption("Highest score first");
  await expect.poll(screen.names).toEqual(["Noor Vance", "Kofi Amankwa"]);
  await page.getByPlaceholder("Search candidates...").fill("KOFI@");
  await seen(page, "1 candidate");
  await expect.poll(screen.view).toEqual({ job: mechanic.id, order: "score", search: "KOFI@" });
  await page.reload();
  await expect.poll(screen.names).toEqual(["Kofi Amankwa"]);
  await page.getByRole("link", { name: "Manage Jobs" }).click();
  await page.waitForURL("**/app/jobs");
});

it("[CAND-019] [CAND-020] [CAND-026] [CAND-027] [CAND-031] [CAND-034] [CAND-035] the open candidate shows contact, evaluation, answers and conversation", async () => {
  const { page, owner } = desk;
  const screen = partsOf(page);
  await go(page, "/app/candidates");
  await screen.row("Ruth Élan").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const { detail, interview } = screen;
  await detail.getByRole("heading", { name: "Noor Vance" }).waitFor();
  const linkOf = (name: string) => detail.getByRole("link", { name }).getAttribute("href");
  expect(await linkOf("noor@mail.example")).toBe("mailto:noor@mail.example");
  expect(await linkOf("+44 (0)1632 960 118")).toBe("tel:+441632960118");
  const { evaluations, evaluation_score, responses, created_at } = await owner.candidates.get({
    id: ids.noor,
  });
  expect(await detail.textContent()).toContain(
    `PositionBicycle mechanicCompanyOld Town CyclesApplied${format(created_at, "MMMM d, yyyy")}`,
  );
  const evaluation = detail.getByRole("region", { name: "AI Evaluation" });
  await evaluation.getByText(`${evaluation_score}%`, { exact: true }).waitFor();
  await evaluation.getByText(`Based on answers to ${responses.length} interview questions`).waitFor();
  const [made] = evaluations;
  for (const [title, words] of [
    ["Strengths", made?.strengths ?? []],
    ["Areas for Improvement", made?.weaknesses ?? []],
    ["AI Summary", [made?.summary ?? ""]],
  ] as const) {
    const part = evaluation.locator("div", { has: page.locator("> h5", { hasText: title }) }).last();
    await part.waitFor();
    expect(await part.locator("h5").textContent()).toBe(title);
    for (const one of words.length > 0 ? words : ["None was found."])
      expect(await part.textContent()).toContain(one);
  }
  expect(made?.strengths.length).toBeGreaterThan(0);
  await expectAccessible(page);
  expect(await layoutFaults(page)).toEqual([]);

  await screen.button("Interview Responses").and(page.locator("[aria-pressed=true]")).waitFor();
  for (const [at, one] of responses.entries()) {
    const item = interview.locator("li").nth(at);
    expect(await item.textContent()).toContain(`Q${at + 1}: ${one.question}${one.response_text}`);
    if (one.evaluation_notes) expect(await item.textContent()).toContain(`AI Notes: ${one.evaluation_notes}`);
  }
  expect(responses.filter(({ evaluation_notes }) => evaluation_notes).length).toBeGreaterThan(0);
  const quote = made?.marks.find((mark) => mark.quote)?.quote;
  await evaluation
    .getByRole("button", { name: quote?.text ?? "" })
    .first()
    .click();
  await expect.poll(() => interview.locator("mark[aria-current]").textContent()).toBe(quote?.text);

  await screen.button("Full Conversation").click();
  const bubbles = interview.getByRole("list", { name: "Conversation" }).locator("li");
  await bubbles.filter({ hasText: shown[1] ?? "" }).waitFor();
  const times = await bubbles.locator("time").allTextContents();
  expect(times).toHaveLength(await bubbles.count());
  for (const time of times) expect(time).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2}\s[AP]M$/u);
  const looks = await Promise.all(
    ["user", "assistant", "system"].map((from) =>
      bubbles
        .and(page.locator(`[data-from=${from}]`))
        .first()
        .evaluate((bubble) => {
          const words = getComputedStyle(bubble.querySelector("p") ?? bubble);
          return [getComputedStyle(bubble).justifySelf, words.backgroundColor, words.color].join();
        }),
    ),
  );
  expect(new Set(looks).size).toBe(3);
  await expectAccessible(page);
});

it("[CAND-021] [CAND-048] [CAND-050] [CAND-037] a person decides, notes are saved, and another candidate has its own", async () => {
  const { page, owner } = desk;
  const screen = partsOf(page);
  await go(page, `/app/candidates?candidate=${ids.noor}&show=conversation`);
  await seen(page, "No decision yet:");
  for (const name of ["Rejected", "New", "Interviewing", "Reviewed", "Shortlisted"]) {
    await screen.status(name).click();
    await screen.status(name).and(page.locator("[aria-pressed=true]")).waitFor();
    await screen.detail.getByText(`${name} by ${owner.email}`).first().waitFor();
  }
  await toasted(page, "Application status updated");
  await screen.row("Noor Vance").getByText("Shortlisted").waitFor();
  await screen.button("Undo").click();
  await screen.row("Noor Vance").getByText("Reviewed").waitFor();

  const notes = page.getByPlaceholder("Add notes about this candidate...");
  await notes.fill('Calm, says "so"\n=1+1');
  await screen.button("Save Notes").click();
  await toasted(page, "Notes saved");
  await screen.row("Kofi Amankwa").click();
  await screen.detail.getByRole("heading", { name: "Kofi Amankwa" }).waitFor();
  await expect.poll(() => notes.inputValue()).toBe("");
  await screen.interview.getByText("Can I come by on Friday?").waitFor();
  await screen.button("Interview Responses").and(page.locator("[aria-pressed=true]")).waitFor();
  await screen.row("Noor Vance").click();
  await expect.poll(() => notes.inputValue()).toBe('Calm, says "so"\n=1+1');
  await screen.row("Ruth Élan").click();
  await screen.detail.getByText("Not provided").waitFor();
  await screen.detail.getByRole("link", { name: "Write to Ruth" }).waitFor();
});

it("[CAND-043] [CAND-044] [CAND-046] [ANALYT-019] [ANALYT-020] [ANALYT-021] both exports hold all that match", async () => {
  const { page, owner } = desk;
  const screen = partsOf(page);
  const notes = 'Calm, says "so"\n=1+1';
  const { notes_saved_at, created_at, evaluation_score } = await owner.candidates.get({ id: ids.noor });
  await owner.candidates.saveNotes({ id: ids.noor, notes, notes_saved_at });
  await owner.candidates.setStatus({ id: ids.noor, status: "reviewed" });
  const saved = async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      screen.button("Export CSV").click(),
    ]);
    expect(download.url()).toMatch(/^blob:/);
    return download;
  };
  const [today, day] = [new Date(), created_at].map((at) => format(at, "yyyy-MM-dd"));
  await go(page, `/app/candidates?job=${mechanic.id}`);
  const full = await saved();
  await toasted(page, "Candidates exported successfully");
  expect(full.suggestedFilename()).toBe(`candidates-export-${today}.csv`);
  const head = ["Name", "Email", "Phone", "Job", "Company", "Date Applied", "Status", "Score", "Notes"];
  const job = ["Bicycle mechanic", "Old Town Cycles", day, "reviewed"];
  expect(await rowsOf(full)).toEqual([
    head,
    ["Kofi Amankwa", "kofi@mail.example", "", ...job, "0", ""],
    ["Noor Vance", "noor@mail.example", "'+44 (0)1632 960 118", ...job, String(evaluation_score), notes],
  ]);

  await go(page, "/app/analytics?tab=candidates");
  const short = await saved();
  await toasted(page, "Candidates exported to CSV");
  expect(short.suggestedFilename()).toBe(`candidates_export_${today}.csv`);
  const rows = await rowsOf(short);
  expect(rows[0]).toEqual(["Name", "Email", "Job", "Company", "Date Applied", "Status", "Score"]);
  expect(rows.slice(1).map(([name]) => name)).toEqual(["Ruth Élan", "Kofi Amankwa", "Noor Vance"]);
  expect(rows.at(-1)).toEqual(["Noor Vance", "noor@mail.example", ...job, String(evaluation_score)]);

  await go(page, "/app/candidates?blind=1");
  const blind = await rowsOf(await saved());
  expect(JSON.stringify(blind)).not.toMatch(/noor|kofi|ruth|960/i);
  await screen.button("More exports").click();
  const [audit] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Export for an audit" }).click(),
  ]);
  expect((await rowsOf(audit)).slice(1).map(([id]) => id)).toEqual([ids.noor, ids.kofi, ids.ruth]);
});
