import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing } from "../users.ts";
import { allItems } from "./kept-in.ts";
import { compareLinks } from "./killed/compare.ts";
import { type Ledger, newLedger } from "./killed/ledger.ts";
import { operations, type Setup } from "./killed/operations.ts";
import { type Installation, startInstallation } from "./matrix/installation.ts";
import { drained } from "./matrix/outcome.ts";
import { createPlan } from "./matrix/plan.ts";

const plan = createPlan();
let installation: Installation;
let ledger: Ledger;
let setup: Setup;

beforeAll(async () => {
  installation = await startInstallation(plan);
  const { url, tokenOf } = installation;
  let last = 0;
  setup = { url, next: () => 0, number: () => ++last };
  ledger = newLedger(bearing(tokenOf("usr_ann"), url));
  for (const operation of ["create", "upload", "publish"] as const)
    await operations[operation](ledger, setup);
  await drained(installation);
  // The first question also reads what a process keeps for some minutes.
  await operations.askPublic(ledger, setup);
});
afterAll(() => installation.stop());

it.each(["after", "twice"] as const)(
  "a public question counts once, whichever call to the table is answered to nobody or sent again (%s)",
  async (kind) => {
    plan.begin();
    await operations.askPublic(ledger, setup);
    const calls = plan.counts().get("dynamodb") ?? 0;
    expect(calls).toBeGreaterThan(3);
    for (let at = 0; at < calls; at++) {
      plan.begin({ place: "dynamodb", kind, at, length: 1 });
      await operations.askPublic(ledger, setup);
      expect(plan.hits()).toBe(1);
    }
    plan.end();
    expect(ledger.chatbots[0]?.asked).toBe(ledger.chatbots[0]?.attempted);
    expect(compareLinks(ledger, await allItems(installation.client))).toEqual([]);
  },
);
