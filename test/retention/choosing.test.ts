import { expect, it } from "vitest";
import { as } from "../users.ts";

const withChatbot = async (name: string) => {
  const owner = await as(name);
  const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  return { owner, id };
};

it("how long conversations are kept is stored with the chatbot, logged, and copied with it", async () => {
  const { owner, id } = await withChatbot("ann");
  expect(await owner.chatbots.get({ id })).not.toHaveProperty("keep_days");
  await owner.retention.save({ id, keep_days: 90, keeps_page: true });
  expect(await owner.chatbots.get({ id })).toMatchObject({ keep_days: 90, keeps_page: true });
  const { copy } = await owner.chatbots.duplicate({ id });
  expect(copy).toMatchObject({ keep_days: 90, keeps_page: true });
  await owner.retention.save({ id, keep_days: null, keeps_page: false });
  const after = await owner.chatbots.get({ id });
  expect(after).not.toHaveProperty("keep_days");
  const { items } = await owner.account.activity({});
  expect(
    items
      .filter(({ detail }) => detail)
      .map(({ action, subject, detail }) => [action, subject?.name, detail]),
  ).toEqual([
    ["changed", "Desk", "conversations are kept until deleted"],
    ["changed", "Desk", "conversations are kept for 90 days, with those of the public page"],
  ]);
});

it("only 30, 90, 180 and 365 days are taken", async () => {
  const { owner, id } = await withChatbot("bob");
  const save = (keep_days: number) =>
    owner.retention.save({ id, keep_days: keep_days as 30, keeps_page: false });
  for (const days of [0, 1, 31, -30, 1e9])
    await expect(save(days)).rejects.toMatchObject({ code: "invalid" });
  for (const days of [30, 180, 365]) expect(await save(days)).toMatchObject({ keep_days: days });
});

it("deleted conversations stand in the activity, by their chatbot and number and without their words", async () => {
  const { owner, id } = await withChatbot("carl");
  const ids = [];
  for (const query of ["Hello!", "Hello!!", "Hello!!!"])
    ids.push((await owner.chat.ask({ ragSystemId: id, query })).conversationId ?? "");
  await owner.history.remove({ id: ids[0] ?? "" });
  const before = new Date(Date.now() + 1000).toISOString();
  expect(await owner.history.removeAll({ before })).toEqual({ removed: 2, isDone: true });
  const { items } = await owner.account.activity({});
  expect(items.slice(0, 2).map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
    ["deleted", { kind: "conversations", id, name: "Desk" }, "2"],
    ["deleted", { kind: "conversations", id, name: "Desk" }, "1"],
  ]);
  expect(JSON.stringify(items)).not.toContain("Hello");
});
