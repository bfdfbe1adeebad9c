import { beforeAll, expect, it, vi } from "vitest";
import { contentOf, tokenFor } from "#lambdas/newsletter/token.ts";
import "../undo.ts";

const email = "ann@mail.example";
const dayMs = 86_400_000;
const now = Date.parse("2026-11-28T09:00:00Z");

beforeAll(() => {
  vi.stubEnv("APP_SECRET", "the installation's secret");
});

it("a link confirms for a week, and says then what to do", async () => {
  const token = await tokenFor("confirm", email, now);
  expect(await contentOf("confirm", token, now + 7 * dayMs)).toEqual({ email, at: now });
  await expect(contentOf("confirm", token, now + 7 * dayMs + 1)).rejects.toMatchObject({
    code: "invalid",
    message: "This link is older than a week. Subscribe again on the blog to get a new one.",
  });
});

it("a link unsubscribes years later", async () => {
  const token = await tokenFor("unsubscribe", email, now);
  expect((await contentOf("unsubscribe", token, now + 3650 * dayMs)).email).toBe(email);
});
