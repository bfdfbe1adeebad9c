import { expect } from "vitest";
import { until } from "../../until.ts";
import { invoke } from "./invoke.ts";
import { libraryChatbot } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

/** The emulator's user pool calls no triggers, so the function is invoked with Cognito's event. */
export const itLogsSignIns = (setup: () => Setup): void => {
  step("a sign-in stands in the account's activity", async () => {
    const { user_id: sub } = await libraryChatbot(setup());
    const actor = await setup().api();
    const userAttributes = { sub, email: "signed-in@example.com" };
    await invoke(setup(), "signIn", { request: { userAttributes } });
    const signIn = await until(async () => {
      const activity = await actor.account.activity({});
      return activity.items.find(
        ({ action, actor: { email } }) => action === "signed_in" && email === userAttributes.email,
      );
    });
    expect(signIn.actor.user_id).toBe(userAttributes.sub);
  });
};
