import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { openOutbox } from "../../faults/appends/outbox.ts";

const program = fileURLToPath(new URL("../../recount.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "recount-"));
afterAll(() => rmSync(folder, { recursive: true }));

const recount = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, "--data", folder], {
    encoding: "utf8",
  });
  return { status, lines: `${stdout}${stderr}`.trim().split("\n") };
};

it("a recount of a data folder ends with 0 without differences, and names each with 1", async () => {
  expect(recount()).toEqual({ status: 2, lines: [`There is no data folder at ${folder}.`] });
  writeFileSync(join(folder, "identity.json"), JSON.stringify({ accessKeyId: "APPENDS" }));
  const { stop } = await openOutbox(folder);
  const { ledger } = await import("#lambdas/core/ledger/store.ts");
  const { transact } = await import("#platform/table/client.ts");
  const { dayEntity } = await import("#lambdas/core/ledger/day.ts");
  const at = new Date("2026-11-22T12:00:00Z");
  const counts = { questions: 1 };
  for (const accountId of ["usr_a", "usr_b"])
    await ledger.record({ accountId, chatbotId: "bot_a", source: "test", counts, at });
  expect(await ledger.days("usr_a")).toHaveLength(1);
  await stop();
  expect(recount()).toEqual({ status: 0, lines: ["2 accounts, 0 differences."] });

  const again = await openOutbox(folder);
  const day = { account_id: "usr_b", day: "2026-11-22", chatbotId: "bot_a", source: "test" } as const;
  await transact([dayEntity.addTo(day, { add: { q12: 1 } })]);
  const { hold } = await import("#lambdas/budget/use.ts");
  const limit = { accountId: "usr_b", chatbotId: "bot_b", period: "day", start: "2026-11-22" } as const;
  await hold({ ...limit, answers: 5 }, { nanoDollars: 7, answers: 1 }, 1, at.getTime());
  await again.stop();
  const difference = "usr_b, 2026-11-22 of bot_a by test: q12 is 2 and should be 1.";
  const orphan = "usr_b, BOT#bot_b#2026-11-22: its chatbot does not exist.";
  expect(recount()).toEqual({ status: 1, lines: [difference, orphan, "2 accounts, 2 differences."] });
});
