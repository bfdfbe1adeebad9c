import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { PublicInterview } from "#shared/knowledge/interview-shapes.ts";
import type { InterviewCover } from "#shared/knowledge/template-shapes.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, refused, seen, toasted } from "../../screens/see.ts";
import { type Replies, server } from "../../screens/server.ts";
import { takenOf } from "./sample.ts";
import { signedOut } from "./visitor.ts";

const path = "/knowledge/handover-petra-m8q2";
const coverOf = (differing: Partial<InterviewCover> = {}): InterviewCover => ({
  public_slug: "handover-petra-m8q2",
  status: "published",
  host: "Fernhill Cycles",
  has_access_code: true,
  ...differing,
});
const cover: Replies = { knowledgeTemplates: { page: { kind: "interview", interview: coverOf() } } };
const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const field = page.getByRole("textbox", { name: "Access Code" });
const entered: PublicInterview = { ...takenOf(), has_details: false };
const tried = () => server.asked("knowledgeInterviews", "enter").map(({ access_code }) => access_code);

/** Nobody entered yet; `K7Q4M2XP` is the code. */
const opened = async (query = "") => {
  await open(path + query, {
    ...cover,
    knowledgeInterviews: {
      open: refused("forbidden", "Enter the access code first."),
      enter: ({ access_code }) =>
        access_code === "K7Q4M2XP" ? entered : refused("forbidden", "Invalid access code")(),
      welcome: takenOf(),
    },
  });
};
const welcomed = async () => {
  await opened("?code=K7Q4M2XP");
  await seen(heading("Welcome!"));
};

it("[PUBKINT-002] a spinner shows while the interview is read", async () => {
  await open(path, { knowledgeTemplates: { page: () => new Promise<never>(() => undefined) } });
  await seen(page.getByRole("status", { name: "Opening the interview" }));
});

it("[PUBKINT-004][PUBKINT-005] an unavailable interview says why, and leads home", async () => {
  await open(path, { knowledgeTemplates: { page: refused("not_found") } });
  await seen(heading("Interview Not Available"));
  await seen(/may have been removed, expired, or requires an access code/);
  await toasted("This interview is not available");
  await expect.element(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  await expectAccessible();
});

it("a page that cannot be reached offers Retry", async () => {
  await open(path, { knowledgeTemplates: { page: refused("internal") } });
  await seen("The interview could not be opened");
  server.reply({ ...cover, knowledgeInterviews: { open: takenOf() } });
  await button("Retry").click();
  await seen("Workshop lead handover");
});

it("[PUBKINT-011] an interview without a code asks for none", async () => {
  await open(path, {
    knowledgeTemplates: { page: { kind: "interview", interview: coverOf({ has_access_code: false }) } },
    knowledgeInterviews: { open: refused("forbidden", "Enter the access code first."), enter: entered },
  });
  await seen(heading("Welcome!"));
  expect(tried()).toEqual([""]);
});

it("[PUBKINT-001][PUBKINT-006][PUBKINT-007][PUBKINT-008] sign-in and sign-up carry path and code along", async () => {
  await opened("?code=K7Q4M2XP");
  await signedOut();
  await seen(heading("You are invited to an interview"));
  const back = `redirect=${encodeURIComponent(path)}&code=K7Q4M2XP`;
  await expect.element(page.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", `/login?${back}`);
  const signUp = page.getByRole("link", { name: "Create an account" });
  await expect.element(signUp).toHaveAttribute("href", `/signup?${back}`);
  expect(page.getByLabelText("Your Answer").elements()).toEqual([]);
  await expectAccessible();
  await signUp.click();
  await page.getByRole("link", { name: "Sign in" }).click();
  expect(location.search).toContain(back);
});

it("[PUBKINT-009][PUBKINT-012][PUBKINT-013] a code is asked for, trimmed and refused if it does not match", async () => {
  await opened();
  await field.fill("  wrong1 ");
  await button("Access Interview").click();
  await toasted("Invalid access code");
  await seen(page.getByRole("main").getByText("Invalid access code"));
  expect(tried()).toEqual(["WRONG1"]);
  await expectAccessible();
});

it("[PUBKINT-011][PUBKINT-014][PUBKINT-015] the right code leads to the Welcome step", async () => {
  await opened();
  await field.fill("k7q4 m2xp");
  await button("Access Interview").click();
  await toasted("Access granted!");
  await seen(heading("Welcome!"));
});

it("[PUBKINT-010] the code of the address is tried at once, and once", async () => {
  await welcomed();
  await toasted("Access granted!");
  expect(tried()).toEqual(["K7Q4M2XP"]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("K7Q4M2XP");
});

it("too many wrong codes say when the next try is possible", async () => {
  await opened();
  server.reply({ knowledgeInterviews: { enter: refused("rate_limited", "Try again in 58 minutes.") } });
  await field.fill("wrong1");
  await button("Access Interview").click();
  await seen(page.getByRole("main").getByText("Try again in 58 minutes."));
});

it("[PUBKINT-016][PUBKINT-049] Welcome asks for name and email, that of the signed-in user at first, and says what is kept", async () => {
  await welcomed();
  await expect.element(page.getByRole("textbox", { name: "Your Name" })).toHaveValue("Petra Novak");
  await expect.element(page.getByRole("textbox", { name: "Your Email" })).toHaveValue("ann@example.com");
  await seen(/Kept: your answers, your recordings and their transcripts, the files/);
  await seen(/Fernhill Cycles and everybody who asks the chatbot Handbook/);
  await seen(/Heard by: the team of Fernhill Cycles alone/);
  await seen(/until Fernhill Cycles deletes it or you take it back/);
  await expect.element(page.getByRole("checkbox", { name: /My name may be shown/ })).not.toBeChecked();
  await seen(button("Start Interview"));
  await expectAccessible();
});

it("[PUBKINT-017] without name or email nothing begins", async () => {
  await welcomed();
  await page.getByRole("textbox", { name: "Your Name" }).fill(" ");
  await button("Start Interview").click();
  await seen("Please provide your name and email");
  await page.getByRole("textbox", { name: "Your Name" }).fill("Petra");
  await page.getByRole("textbox", { name: "Your Email" }).fill("");
  await button("Start Interview").click();
  await seen("Please provide your name and email");
  expect(server.asked("knowledgeInterviews", "welcome")).toEqual([]);
});

it("[PUBKINT-018] an email of another form is refused", async () => {
  await welcomed();
  await page.getByRole("textbox", { name: "Your Email" }).fill("petra@fernhill");
  await button("Start Interview").click();
  await seen("Please enter a valid email address");
  expect(server.asked("knowledgeInterviews", "welcome")).toEqual([]);
});

it("[PUBKINT-019] accepted details lead to the questions", async () => {
  await welcomed();
  await page.getByRole("checkbox", { name: /My name may be shown/ }).click();
  await button("Start Interview").click();
  await toasted("Information submitted");
  await seen(page.getByLabelText("Your Answer"));
  expect(server.asked("knowledgeInterviews", "welcome")).toMatchObject([
    { name: "Petra Novak", email: "ann@example.com", is_named: true },
  ]);
});

it("[PUBKINT-020] a session that ended in the meantime asks to sign in again, with path and code", async () => {
  await welcomed();
  server.reply({ knowledgeInterviews: { welcome: refused("unauthenticated") } });
  await button("Start Interview").click();
  await seen(heading("Sign In Required"));
  const link = page.getByRole("link", { name: "Sign In" });
  await expect
    .element(link)
    .toHaveAttribute("href", `/login?redirect=${encodeURIComponent(path)}&code=K7Q4M2XP`);
  await link.click();
  await seen(heading("Sign in"));
});
