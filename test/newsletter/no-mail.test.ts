import { beforeAll, expect, it, vi } from "vitest";
import { subscribe } from "#lambdas/newsletter/subscribe.ts";
import "../undo.ts";

beforeAll(() => {
  vi.stubEnv("MAIL_FROM", "");
});

it("[BLOG-011] an installation that sends no mail says so, and names the feed", async () => {
  await expect(subscribe("ann@mail.example", { address: "192.0.2.1" })).rejects.toMatchObject({
    code: "not_configured",
    message: "This installation sends no mail, so there is no newsletter. The feed has all articles.",
  });
});
