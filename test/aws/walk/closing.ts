import { randomUUID } from "node:crypto";
import { invoke } from "./invoke.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

/** The emulator has no CloudTrail, so the function is invoked with the event of EventBridge. */
export const itClosesAccounts = (setup: () => Setup): void => {
  step("the account of a deleted user is looked through for what to close", () =>
    invoke(setup(), "close", { detail: { additionalEventData: { sub: randomUUID() } } }),
  );
};
