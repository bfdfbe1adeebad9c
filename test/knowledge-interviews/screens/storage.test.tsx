import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { unsaved } from "#web/lib/browser/unsaved.ts";
import { open } from "../../screens/open.tsx";
import { seen } from "../../screens/see.ts";
import { storedAnswers } from "./stored-answers.ts";

const field = page.getByLabelText("Answer", { exact: true });

const opened = async () => {
  const { stored, replies } = storedAnswers();
  await open("/app/knowledge/interview/kint_Petra", replies);
  await seen(field);
  return stored;
};

it("a text that this browser cannot keep holds the page back until it is sent", async () => {
  const stored = await opened();
  stored.isAway = true;
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  try {
    await field.fill("Prices");
    await seen("No connection.");
    await seen(/This browser cannot keep what you write/);
    expect(unsaved.exists()).toBe(true);
    stored.isAway = false;
    dispatchEvent(new Event("online"));
    await expect.poll(() => stored.of("q1")?.draft_text).toBe("Prices");
    await expect.poll(unsaved.exists).toBe(false);
  } finally {
    full.mockRestore();
  }
});

it("a duplicated tab, which begins with a copy of this one's memory, keeps drafts of its own", async () => {
  const stored = await opened();
  stored.isAway = true;
  await field.fill("Prices");
  await seen("No connection.");
  const key = Object.keys(localStorage).find((one) => one.startsWith("docent.answer."));
  const copied = Object.values({ ...sessionStorage });
  expect(copied.filter((value) => key?.endsWith(String(value)))).toEqual([]);
  dispatchEvent(new Event("pagehide"));
  // a reload is the same tab
  expect(Object.values({ ...sessionStorage }).filter((value) => key?.endsWith(String(value))).length).toBe(1);
  dispatchEvent(new Event("pageshow"));
});
