import { expect, inject, it } from "vitest";
import { toRequest } from "#shared/client.ts";
import { givenRoles, includesRole, type Role, roleFor } from "#shared/contract/role.ts";
import type { Route } from "#shared/contract/route.ts";
import { join } from "../team/colleague.ts";
import { makeThings, missing, type Things } from "../things/make.ts";
import { routes } from "../things/routes.ts";
import { validInput } from "../things/valid-input.ts";
import { finished } from "../upload.ts";
import { type Actor, as, bearing, cognito } from "../users.ts";

const ofOwner = routes.filter(({ route }) => route.access === "owner");
const takes = (role: Role | "none") =>
  ofOwner.filter(({ route }) => roleFor(route) === role).map(({ name }) => name);

const send = async (route: Route, things: Things, token: string, account: string) => {
  const request = toRequest(route, validInput(route, things), inject("url"));
  request.headers.set("authorization", `Bearer ${token}`);
  request.headers.set("x-account", account);
  const response = await fetch(request);
  const text = await response.text();
  return { status: response.status, message: String(/"message":"([^"]*)/.exec(text)?.[1]) };
};

/** The refusal of a role; a wrong password has the same status. */
const isRefused = ({ status, message }: { status: number; message: string }): boolean =>
  status === 403 && message.startsWith("This takes the role");

const stateOf = async (owner: Actor, { chatbot }: Things) => ({
  chatbots: (await owner.chatbots.list({})).items,
  documents: (await owner.documents.list({ chatbotId: chatbot })).items,
  widgets: (await owner.widgets.list({})).items,
  conversations: (await owner.account.conversations({})).items.map(({ id }) => id).sort(),
  members: (await owner.team.members({})).items,
  invitations: (await owner.team.invitations({})).items,
  settings: (await owner.account.settings({})).settings,
});

it("a route takes the role that edits if it is about content, else the one for everything, unless it says otherwise", () => {
  expect(roleFor({ path: "/api/chatbots/{id}/prompts" })).toBe("edits");
  expect(roleFor({ path: "/api/keys" })).toBe("everything");
  expect(takes("none").filter((name) => !name.startsWith("knowledgeInterviews."))).toEqual([
    // for the people who run the installation, whatever accounts they belong to
    "forum.reports",
    "forum.moderate",
    "forum.allCategories",
    "forum.saveCategories",
    "newsletter.summary",
    "newsletter.export",
    "team.memberships",
    "team.join",
  ]);
  // a person is interviewed with an account of their own
  expect(takes("none").filter((name) => name.startsWith("knowledgeInterviews."))).toEqual(
    ["enter", "welcome", "open", "saveOwn", "typeOwn", "attachOwn", "recordOwn", "withdraw"].map(
      (name) => `knowledgeInterviews.${name}`,
    ),
  );
  expect(takes("owner")).toEqual(["account.remove", "team.handOver"]);
  const changing = ofOwner.filter(({ route: { method } }) => method !== "GET").map(({ name }) => name);
  // asking, rating, answering visitors, and what is the user's own
  expect(takes("answers").filter((name) => changing.includes(name))).toEqual([
    "account.saveSettings",
    "account.makeRecoveryCodes",
    "account.turnOffTwoFactor",
    "channels.joinWaitlist",
    "chat.search",
    "chat.suggest",
    "chat.ask",
    "conversations.start",
    "conversations.end",
    "conversations.feedback",
    "monitoring.claim",
    "monitoring.release",
    "monitoring.askForClaim",
    "monitoring.send",
    "monitoring.typing",
    "recordings.clip",
    "team.leave",
  ]);
});

it.each(givenRoles)(
  "every route refuses a member who “%s” if it takes more, and nothing changes; every other one lets the member in",
  async (role) => {
    const owner = await as(`owner-${role}`);
    const { things } = await makeThings({ owner, visitor: bearing, name: role });
    // a written answer is read by itself, which changes it
    await finished(owner, await owner.documents.get({ chatbotId: things.chatbot, id: things.answer ?? "" }));
    const settings = { full_name: "", company: "", email_notifications: true, marketing_emails: false };
    await owner.account.saveSettings({ ...settings, weekly_reports: false, time_zone: "Europe/Berlin" });
    const member = await join(owner, `member-${role}`, role);
    const call = (route: Route, what: Things) => send(route, what, member.token, things.user);

    const before = await stateOf(owner, things);
    const [open, closed] = [true, false].map((isOpen) =>
      ofOwner.filter(({ route }) => {
        const needed = roleFor(route);
        return (needed === "none" || includesRole(role, needed)) === isOpen;
      }),
    );
    const admitted: string[] = [];
    for (const { name, route } of closed ?? [])
      if (!isRefused(await call(route, things))) admitted.push(name);
    expect(admitted).toEqual([]);
    expect(await stateOf(owner, things)).toEqual(before);

    const refused: string[] = [];
    for (const { name, route } of open ?? [])
      if (name !== "team.leave" && isRefused(await call(route, missing))) refused.push(name);
    expect(refused).toEqual([]);
    expect((await member.chatbots.get({ id: things.chatbot })).id).toBe(things.chatbot);

    await owner.team.removeMember({ memberId: member.id });
    const unnoticed: string[] = [];
    for (const { name, route } of ofOwner)
      if (roleFor(route) !== "none" && (await call(route, things)).status !== 404) unnoticed.push(name);
    expect(unnoticed).toEqual([]);
  },
);

it("a member of one account gets nothing of another with the header of the first", async () => {
  const [one, other] = [await as("one"), await as("other")];
  const member = await join(one, "both", "everything");
  const { things } = await makeThings({ owner: other, visitor: bearing, name: "other" });
  await expect(member.chatbots.get({ id: things.chatbot })).rejects.toMatchObject({ code: "not_found" });
  await expect(member.widgets.update({ id: things.widget, name: "Mine" })).rejects.toMatchObject({
    code: "not_found",
  });
  expect((await member.history.list({})).items).toEqual([]);
});

it("a member whose user is deleted is no member any more, and the account goes on", async () => {
  const owner = await as("owner-of-deleted");
  const member = await join(owner, "deleted", "everything");
  await cognito(inject("url"), "DeleteUser", { AccessToken: member.token });
  await expect
    .poll(async () => (await owner.team.members({})).items.map(({ role }) => role))
    .toEqual(["owner"]);
  await owner.chatbots.create({ name: "Desk", use_case: "support" });
});
