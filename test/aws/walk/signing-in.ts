import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";
import { temporaryFolder } from "../../product.ts";
import { until } from "../../until.ts";
import { aws } from "../aws.ts";
import { rolesOf } from "../grants.ts";
import { ownerOf } from "./api.ts";
import type { Setup } from "./setup.ts";

const Invoked = z.object({ StatusCode: z.number(), FunctionError: z.string().optional() });

/** The emulator's user pool calls no triggers, so the function is invoked with Cognito's event. */
export const itLogsSignIns = (setup: () => Setup): void => {
  it("a sign-in stands in the account's activity", async () => {
    const { installation, owner } = setup();
    const actor = await ownerOf(owner.page, installation);
    const { items } = await actor.chatbots.list({});
    const userAttributes = { sub: items[0]?.user_id, email: "signed-in@example.com" };
    const event = join(temporaryFolder(), "event.json");
    writeFileSync(event, JSON.stringify({ request: { userAttributes } }));
    const { emulator, resources } = installation;
    const { functionName = "" } = rolesOf(resources).get("signIn") ?? {};
    const options = ["--function-name", functionName, "--payload", `fileb://${event}`, "/dev/null"];
    const answer = Invoked.parse(await aws(emulator, "lambda", "invoke", ...options));
    expect([answer.StatusCode, answer.FunctionError]).toEqual([200, undefined]);
    const signIn = await until(async () => {
      const activity = await actor.account.activity({});
      return activity.items.find(
        ({ action, actor: { email } }) => action === "signed_in" && email === userAttributes.email,
      );
    });
    expect(signIn.actor.user_id).toBe(userAttributes.sub);
  });
};
