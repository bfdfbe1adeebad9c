import { expect, it } from "vitest";
import { until } from "../../until.ts";
import { ownerOf } from "./api.ts";
import { invoke } from "./invoke.ts";
import type { Setup } from "./setup.ts";

/** The emulator's user pool calls no triggers, so the function is invoked with Cognito's event. */
export const itLogsSignIns = (setup: () => Setup): void => {
  it("a sign-in stands in the account's activity", async () => {
    const { installation, owner } = setup();
    const actor = await ownerOf(owner.page, installation);
    const { items } = await actor.chatbots.list({});
    const userAttributes = { sub: items[0]?.user_id, email: "signed-in@example.com" };
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
