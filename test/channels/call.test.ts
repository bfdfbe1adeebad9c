import { expect, it } from "vitest";
import { callPlatform } from "#lambdas/channels/platforms/call.ts";

it.each(["/webhooks/1/..", "/webhooks/1/%2e%2e/messages", "/applications/../commands", "/a\\b", "/a b"])(
  "%j is not called, because a browser's rules make it another path",
  async (path) => {
    await expect(callPlatform("discord", { path })).rejects.toThrow("can't stand in an address");
  },
);
