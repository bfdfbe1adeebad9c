import { expect } from "vitest";
import { signUp } from "../../browser/first-steps.ts";
import { type Api, bearing, password } from "../../users.ts";
import { fetchThrough } from "../through.ts";
import { ownerOf } from "./api.ts";
import { mailedCode, newestMail } from "./mail.ts";
import type { Setup } from "./setup.ts";
import { patient } from "./sign-up.ts";
import { step } from "./step.ts";

const missing = { invitationId: "inv_missing", token: "missing" };

/** The members of an account, as far as an installation without a sender of mail has them. */
export const itKnowsMembers = (setup: () => Setup): void => {
  step(
    "an owner is the only member of the account, and invites nobody without a sender of mail",
    async () => {
      const { team } = await setup().api();
      expect((await team.memberships({})).items).toHaveLength(1);
      const [{ user_id: memberId } = { user_id: "" }] = (await team.members({})).items;
      expect((await team.invitations({})).items).toEqual([]);
      const refused = await Promise.allSettled([
        team.invite({ email: "colleague@example.com", role: "edits" }),
        team.invitation(missing),
        team.join(missing),
        team.revoke(missing),
        team.changeRole({ memberId, role: "edits" }),
        team.removeMember({ memberId }),
        team.leave({}),
        team.handOver({ memberId, password }),
      ]);
      const codes = refused.map((one) => (one.status === "rejected" ? one.reason.code : one.status));
      expect(codes).toEqual(["not_configured", ...Array(3).fill("not_found"), ...Array(4).fill("conflict")]);
    },
  );
};

/** A colleague who signs up by an invitation, and what becomes of the membership. */
export const itHasMembers = (setup: () => Setup, email: string): void => {
  step("a colleague signs up with the link of an invitation, gets the account, and is removed", async () => {
    const { api, installation, browser } = setup();
    const { SiteUrl } = installation.outputs;
    const through = fetchThrough(installation.emulator.gateway);
    const { team } = await api();
    const { id } = await team.invite({ email, role: "answers" });
    await team.revoke({ invitationId: id });
    await team.invite({ email, role: "answers" });
    const { text } = await newestMail(installation, email);
    const token = /\/invitation\?token=(\S+)/.exec(text)?.[1] ?? "";
    expect((await bearing(undefined, SiteUrl, through).team.invitation({ token })).state).toBe("open");

    const { page, context } = await patient(browser);
    await page.goto(`${SiteUrl}/invitation?token=${token}`);
    await page.getByRole("link", { name: "Create your account" }).click();
    await signUp(page, email);
    await page.getByLabel(/code/i).first().waitFor();
    await page
      .getByLabel(/code/i)
      .first()
      .fill(await mailedCode(installation, email));
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("button", { name: /^Open / }).click();
    await page.waitForURL("**/app");
    const colleague = await ownerOf(page, installation);
    await context.close();

    const [joined] = (await colleague.team.memberships({})).items;
    const within: Api = bearing(colleague.token, SiteUrl, (request) => {
      request.headers.set("x-account", joined?.account_id ?? "");
      return through(request);
    });
    await expect(within.widgets.list({})).rejects.toMatchObject({ code: "forbidden" });
    const members = (await within.team.members({})).items;
    const [ownerId = "", memberId = ""] = members.map(({ user_id }) => user_id);
    await team.changeRole({ memberId, role: "edits" });
    await team.handOver({ memberId, password });
    await within.team.handOver({ memberId: ownerId, password });
    await within.team.leave({});
    expect((await team.invitations({})).items).toEqual([]);
    expect((await team.members({})).items).toHaveLength(1);
    await expect(team.removeMember({ memberId })).rejects.toMatchObject({ code: "not_found" });
  });
};
