import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { socketProtocols } from "#shared/realtime/socket-protocol.ts";
import { mailsTo } from "../mails.ts";
import { type Product, startProduct } from "../product.ts";
import { until } from "../until.ts";
import { uploadText } from "../upload.ts";
import { type Actor, as, password } from "../users.ts";
import { join } from "./colleague.ts";

let product: Product;
let ann: Actor;
beforeAll(async () => {
  product = await startProduct({ env: { ACCOUNT_QUOTAS: "members=3,invitations=4" }, isUnscheduled: true });
  ann = await as("ann", product.url);
});
afterAll(() => product.stop());

/** Opens a page that follows an account; returns the types of the messages that it hears. */
const follow = async (token: string, account: string): Promise<string[]> => {
  const { socketUrl } = await (await fetch(`${product.url}/config.json`)).json();
  const socket = new WebSocket(socketUrl, socketProtocols(token), { origin: product.url });
  const heard: string[] = [];
  socket.on("message", (message) => heard.push(JSON.parse(String(message)).type));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  socket.send(JSON.stringify({ action: "follow", token, account }));
  await expect.poll(() => heard.length).toBe(1);
  return heard;
};

it("messages of an account reach its members' pages, no stranger's, and a removed member's no more", async () => {
  const bob = await join(ann, "bob", "edits", product.url);
  const stranger = await as("stranger", product.url);
  const { id, user_id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const [hers, his] = [await follow(ann.token, user_id), await follow(bob.token, user_id)];
  expect(await follow(stranger.token, user_id)).toEqual(["refused"]);
  await uploadText(ann, id, "rules.txt", "A reminder costs 1.50 euros.");
  await expect.poll(() => his.at(-1)).toBe("document");
  await ann.team.removeMember({ memberId: bob.id });
  // another process may know the membership of before for half a minute
  const later = await until(async () => {
    const [before, hersBefore] = [his.length, hers.length];
    await uploadText(ann, id, `${crypto.randomUUID()}.txt`, "Pets stay outside.");
    await expect.poll(() => hers.length).toBeGreaterThan(hersBefore);
    return his.length === before ? his.length : undefined;
  });
  expect(later).toBeGreaterThan(0);
});

it("an account has no more members and open invitations, and mails no more in a day, than its quotas say", async () => {
  const emails = ["one", "two", "three"].map((name) => `${name}@example.com`);
  const [one = "", two = "", three = ""] = emails;
  await ann.team.invite({ email: one, role: "answers" });
  const { id } = await ann.team.invite({ email: two, role: "answers" });
  await expect(ann.team.invite({ email: three, role: "answers" })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("3 members and open invitations"),
  });
  await ann.team.revoke({ invitationId: id });
  await ann.team.invite({ email: three, role: "answers" });
  await expect(ann.team.invite({ email: three, role: "edits" })).rejects.toMatchObject({
    code: "rate_limited",
  });
});

it("a new owner deletes the account and nobody's user, and a deleted user is no member anywhere", async () => {
  const olga = await as("olga", product.url);
  const [next, member] = [
    await join(olga, "next", "everything", product.url),
    await join(olga, "member", "answers", product.url),
  ];
  await member.own.account.remove({ confirmation: "DELETE", password });
  await olga.chatbots.create({ name: "Gone", use_case: "support" });
  await next.own.chatbots.create({ name: "Stays", use_case: "support" });
  await olga.team.handOver({ memberId: next.id, password });
  await expect(next.own.account.remove({ confirmation: "DELETE", password })).rejects.toThrow(
    "You own another account",
  );
  await next.account.remove({ confirmation: "DELETE", password });
  for (const actor of [olga, next])
    await expect(actor.chatbots.list({})).rejects.toMatchObject({ code: "no_membership" });

  await product.runSchedule("accountDeletion");
  const mail = await until(async () =>
    (await mailsTo(next.email, product.url)).find(({ subject }) => /deleted/.test(subject)),
  );
  expect(mail.text).toContain("The account that you owned is deleted");
  await until(async () =>
    (await mailsTo(member.email, product.url)).find(({ subject }) => /deleted/.test(subject)),
  );
  expect((await next.own.chatbots.list({})).items.map(({ name }) => name)).toEqual(["Stays"]);
  expect((await next.own.team.memberships({})).items).toHaveLength(1);
  expect((await olga.team.memberships({})).items).toEqual([]);
});
