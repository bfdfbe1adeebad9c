import { expect, it } from "vitest";
import { mailsTo } from "../mails.ts";
import { as, nobody, password } from "../users.ts";
import { invitedToken, join, within } from "./colleague.ts";

const gone = { code: "no_membership" };

it("an invitation is mailed, says who invites, where and as what, and its link admits the invited address once", async () => {
  const [ann, bob, eve] = [await as("ann"), await as("bob"), await as("eve")];
  const { id } = await ann.chatbots.create({ name: "Desk of Ann", use_case: "support" });
  await ann.team.invite({ email: bob.email.toUpperCase(), role: "edits" });
  const [mail] = await mailsTo(bob.email);
  expect(mail?.subject).toBe(`Join ${ann.email} on Docent`);
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(`${ann.email} invites you to the account ${ann.email}`);
    expect(body).toContain("“Edits”");
    expect(body).toContain("expires in 7 days");
  }
  const token = await invitedToken(bob.email);
  expect(mail?.html).toContain(`/invitation?token=${token}">`.replace('">', '"'));
  expect(await nobody().team.invitation({ token })).toMatchObject({
    account: ann.email,
    email: bob.email,
    invited_by: ann.email,
    role: "edits",
    state: "open",
  });
  await expect(eve.team.join({ token })).rejects.toMatchObject({
    code: "forbidden",
    message: `This invitation is for ${bob.email}, and you are signed in as ${eve.email}. Sign in with the invited address.`,
  });
  const joined = await bob.team.join({ token });
  expect(joined).toMatchObject({ role: "edits", name: ann.email });
  expect((await within(bob, joined.account_id).chatbots.list({})).items).toMatchObject([{ id }]);
  expect((await bob.chatbots.list({})).items).toEqual([]);
  // a second click is no error, and the link is used up
  expect(await bob.team.join({ token })).toEqual(joined);
  expect((await nobody().team.invitation({ token })).state).toBe("used");
  expect((await bob.team.memberships({})).items.map(({ account_id, role }) => [account_id, role])).toEqual([
    [joined.account_id, "edits"],
    [expect.any(String), "owner"],
  ]);
});

it("inviting answers the same whether or not the address has a user", async () => {
  const [olga, known] = [await as("olga"), await as("known")];
  const told = await Promise.all(
    [known.email, `nobody-${known.email}`].map((email) => olga.team.invite({ email, role: "answers" })),
  );
  const [one, other] = told.map(({ id: _, email: __, expires_at: ___, ...rest }) => rest);
  expect(one).toEqual(other);
  expect(Object.keys(told[0] ?? {})).toEqual(Object.keys(told[1] ?? {}));
});

it("a newer invitation replaces the one to the same address, and a revoked or unknown one opens nothing", async () => {
  const [dora, finn] = [await as("dora"), await as("finn")];
  await dora.team.invite({ email: finn.email, role: "everything" });
  const first = await invitedToken(finn.email);
  const { id } = await dora.team.invite({ email: finn.email, role: "answers" });
  await expect(finn.team.join({ token: first })).rejects.toMatchObject({ code: "not_found" });
  expect((await dora.team.invitations({})).items.map((one) => [one.id, one.role])).toEqual([[id, "answers"]]);
  const second = await invitedToken(finn.email);
  await dora.team.revoke({ invitationId: id });
  expect((await dora.team.invitations({})).items).toEqual([]);
  expect((await nobody().team.invitation({ token: second })).state).toBe("revoked");
  await expect(finn.team.join({ token: second })).rejects.toThrow("This invitation was withdrawn.");
  await expect(dora.team.revoke({ invitationId: id })).rejects.toMatchObject({ code: "not_found" });
});

it("a role changes at once, and a removed member gets nothing with the next request, in the words for a stranger", async () => {
  const [gail, stranger] = [await as("gail"), await as("stranger")];
  const hugo = await join(gail, "hugo", "answers");
  const create = () => hugo.chatbots.create({ name: "Shop", use_case: "sales" });
  await expect(create()).rejects.toMatchObject({
    code: "forbidden",
    message:
      "This takes the role “Edits”, and yours in this account is “Answers chats”. Ask a colleague who has the role “Everything” for it.",
  });
  await gail.team.changeRole({ memberId: hugo.id, role: "edits" });
  const { id, user_id } = await create();
  await gail.team.removeMember({ memberId: hugo.id });
  await expect(hugo.chatbots.get({ id })).rejects.toMatchObject(gone);
  const removed = await hugo.chatbots.list({}).catch((error: Error) => error.message);
  expect(removed).toBe(
    await within(stranger, user_id)
      .chatbots.list({})
      .catch((error: Error) => error.message),
  );
  await hugo.own.chatbots.list({});
  expect((await gail.team.members({})).items.map(({ email }) => email)).toEqual([gail.email]);
});

it("the owner hands the account over with the password, and only then leaves", async () => {
  const ida = await as("ida");
  const jack = await join(ida, "jack", "answers");
  await expect(ida.team.leave({})).rejects.toThrow("Hand it over before you leave");
  await expect(jack.team.handOver({ memberId: jack.id, password })).rejects.toMatchObject({
    code: "forbidden",
  });
  const wrong = ida.team.handOver({ memberId: jack.id, password: "Wr0ngPassword" });
  await expect(wrong).rejects.toThrow("This is not your current password.");
  await ida.team.handOver({ memberId: jack.id, password });
  const roles = async () => (await jack.team.members({})).items.map(({ email, role }) => [email, role]);
  expect(await roles()).toEqual([
    [jack.email, "owner"],
    [ida.email, "everything"],
  ]);
  await expect(ida.account.remove({ confirmation: "DELETE", password })).rejects.toMatchObject({
    code: "forbidden",
    message: expect.stringContaining("This takes the role “Owner”"),
  });
  const idaId = (await jack.team.members({})).items[1]?.user_id ?? "";
  for (const change of [
    () => ida.team.changeRole({ memberId: jack.id, role: "answers" }),
    () => ida.team.removeMember({ memberId: jack.id }),
    () => ida.team.removeMember({ memberId: idaId }),
  ])
    await expect(change()).rejects.toMatchObject({ code: "conflict" });
  await ida.team.leave({});
  expect(await roles()).toEqual([[jack.email, "owner"]]);
  await expect(ida.chatbots.list({})).rejects.toMatchObject(gone);
  expect((await ida.team.memberships({})).items).toEqual([]);
  await jack.team.invite({ email: ida.email, role: "edits" });
  await ida.team.join({ token: await invitedToken(ida.email) });
  expect(await roles()).toEqual([
    [jack.email, "owner"],
    [ida.email, "edits"],
  ]);
});

it("of two hand-overs at the same moment one happens", async () => {
  const kim = await as("kim");
  const [lea, max] = [await join(kim, "lea", "edits"), await join(kim, "max", "edits")];
  const outcomes = await Promise.allSettled(
    [lea, max].map(({ id }) => kim.team.handOver({ memberId: id, password })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const roles = (await lea.team.members({})).items.map(({ role }) => role);
  expect(roles.toSorted()).toEqual(["edits", "everything", "owner"]);
});

it("the activity says who invited, joined, changed, removed, left and handed over, and who signed in", async () => {
  const nora = await as("nora");
  const omar = await join(nora, "omar", "answers");
  const paul = await join(nora, "paul", "everything");
  await paul.chatbots.create({ name: "Desk", use_case: "support" });
  await nora.team.changeRole({ memberId: omar.id, role: "edits" });
  await paul.team.removeMember({ memberId: omar.id });
  await nora.team.handOver({ memberId: paul.id, password });
  await nora.team.leave({});
  const { items } = await paul.account.activity({});
  const told = items.map(({ actor, action, subject, role }) => [
    actor.email,
    action,
    subject?.name,
    ...(role ? [role] : []),
  ]);
  expect(told).toEqual([
    [nora.email, "left", undefined],
    [nora.email, "handed_over", paul.email],
    [paul.email, "removed", omar.email],
    [nora.email, "role_changed", omar.email, "edits"],
    [paul.email, "created", "Desk"],
    [paul.email, "joined", paul.email, "everything"],
    [nora.email, "invited", paul.email, "everything"],
    [omar.email, "joined", omar.email, "answers"],
    [nora.email, "invited", omar.email, "answers"],
    [nora.email, "signed_in", undefined],
  ]);
});

it("a member saves the own profile, and the account's time zone only with the role for it", async () => {
  const rosa = await as("rosa");
  const sven = await join(rosa, "sven", "edits");
  const settings = {
    full_name: "Sven",
    company: "",
    email_notifications: true,
    marketing_emails: false,
    weekly_reports: true,
  };
  await sven.account.saveSettings({ ...settings, time_zone: "UTC" });
  await expect(sven.account.saveSettings({ ...settings, time_zone: "Europe/Berlin" })).rejects.toMatchObject({
    code: "forbidden",
  });
  // the report is of the account in which it was turned on
  expect((await sven.account.settings({})).settings.weekly_reports).toBe(true);
  expect((await sven.own.account.settings({})).settings.weekly_reports).toBe(false);
});
