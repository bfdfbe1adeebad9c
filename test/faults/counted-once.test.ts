import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing } from "../users.ts";
import { allItems } from "./kept-in.ts";
import { compareLinks } from "./killed/compare.ts";
import { type Ledger, newLedger } from "./killed/ledger.ts";
import { deeds, type Scene } from "./killed/operations.ts";
import { type Installation, startInstallation } from "./matrix/installation.ts";
import { drained } from "./matrix/outcome.ts";
import { createPlan } from "./matrix/plan.ts";

const plan = createPlan();
let installation: Installation;
let ledger: Ledger;
let scene: Scene;

beforeAll(async () => {
  installation = await startInstallation(plan);
  const { url, tokenOf } = installation;
  let last = 0;
  scene = { url, next: () => 0, number: () => ++last };
  ledger = newLedger(bearing(tokenOf("usr_ann"), url));
  for (const deed of ["create", "upload", "publish"] as const) await deeds[deed](ledger, scene);
  await drained(installation);
});
afterAll(() => installation.stop());

it.each(["after", "twice"] as const)(
  "a public question counts once, whichever call to the table is answered to nobody or sent again (%s)",
  async (kind) => {
    plan.begin();
    await deeds.askPublic(ledger, scene);
    const calls = plan.counts().get("dynamodb") ?? 0;
    expect(calls).toBeGreaterThan(3);
    for (let at = 0; at < calls; at++) {
      plan.begin({ place: "dynamodb", kind, at, length: 1 });
      await deeds.askPublic(ledger, scene);
      expect(plan.hits()).toBe(1);
    }
    plan.end();
    expect(ledger.chatbots[0]?.asked).toBe(ledger.chatbots[0]?.attempted);
    expect(compareLinks(ledger, await allItems(installation.client))).toEqual([]);
  },
);
