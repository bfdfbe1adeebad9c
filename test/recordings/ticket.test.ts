import { afterEach, expect, it, vi } from "vitest";
import { readTicket, recordingTicket } from "#lambdas/recordings/ticket.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it("a ticket is good for ten minutes, after which another one is asked for", async () => {
  vi.stubEnv("APP_SECRET", "secret");
  vi.useFakeTimers({ toFake: ["Date"] });
  const claims = { holder: "kint_1", part: "kqst_1", account_id: "ann" };
  const { ticket } = await recordingTicket(claims);
  vi.setSystemTime(Date.now() + 9 * 60_000);
  expect(await readTicket(ticket)).toMatchObject({ ...claims, is_owner: false, is_dictation: false });
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await expect(readTicket(ticket)).rejects.toMatchObject({ code: "forbidden" });
  await expect(readTicket(`${ticket.slice(0, -2)}xx`)).rejects.toMatchObject({ code: "invalid" });
});
