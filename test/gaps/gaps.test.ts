import { expect, it } from "vitest";
import { as } from "../users.ts";
import { deskOf, gapsWith, replayed } from "./scene.ts";

it("two people's question becomes a gap, which an answer closes once it answers both", async () => {
  const { owner, chatbotId, visit } = await deskOf("ann");
  const [one, other] = [await visit(), await visit()];
  await one.ask("Can I pay in instalments?");
  await other.ask("Is it possible to pay by instalments?");
  const [gap] = await gapsWith(owner, 2);
  expect(gap).toMatchObject({ people: 2, asked: 2, status: "open", chatbotId, chatbotName: "Desk" });
  const visitors = { source: "visitors" } as const;
  const { figures } = await owner.analytics.overview(visitors);

  const id = gap?.id ?? "";
  const question = "Can I pay in instalments?";
  const answer = "Yes, in three parts without interest.";
  const started = await owner.gaps.act({ id, action: "answer", question, answer });
  expect(started.replay).toMatchObject({ done: 0, total: 2 });
  const closed = await replayed(owner, id);
  expect(closed).toMatchObject({ status: "closed", answer, replay: { answered: 2, people: 2 } });
  expect(closed.questions.map(({ result }) => result)).toEqual(["answered", "answered"]);
  expect((await owner.analytics.overview(visitors)).figures).toEqual(figures);
  expect((await other.ask("Is it possible to pay by instalments?")).answer).toContain("three parts");

  const bob = await as("bob");
  const refused = { code: "not_found" };
  await expect(bob.gaps.get({ id })).rejects.toMatchObject(refused);
  await expect(bob.gaps.act({ id, action: "setAside" })).rejects.toMatchObject(refused);
  expect((await bob.gaps.list({})).items).toEqual([]);
});
