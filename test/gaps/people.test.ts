import { expect, it } from "vitest";
import { until } from "../until.ts";
import { uploadText } from "../upload.ts";
import { nobody } from "../users.ts";
import { deskOf, gapsWith, replayed } from "./scene.ts";

it("twenty questions by one person rank below three people, whose details are hidden, and go with the conversation", async () => {
  const { owner, visit } = await deskOf("ann");
  const often = await visit();
  for (let n = 0; n < 20; n++) await often.ask("Is there parking for zeppelin 48213?");
  const other = await visit();
  const { messageId = "" } = await other.ask("What does a reminder cost?");
  for (const email of ["mia@example.com", "bo@example.com", "kim@example.com"])
    await (await visit()).ask(`Do you deliver to Peru? Order 48213, ${email}`);
  const gaps = await gapsWith(owner, 23);
  expect(gaps.map(({ people, asked, wording }) => [people, asked, wording])).toEqual([
    [3, 3, "Do you deliver to Peru? Order [number], [e-mail]"],
    [1, 20, "Is there parking for zeppelin [number]?"],
  ]);
  for (const { id } of gaps)
    expect(JSON.stringify(await owner.gaps.get({ id }))).not.toMatch(/48213|@example/);

  const rate = (rating: "up" | "down") =>
    owner.conversations.feedback({ id: other.conversationId, messageId, rating });
  await rate("down");
  expect((await gapsWith(owner, 24)).map(({ disliked }) => disliked).toSorted()).toEqual([0, 0, 1]);
  await rate("up");
  await gapsWith(owner, 23);

  await owner.gaps.act({ id: gaps[0]?.id ?? "", action: "setAside" });
  await (await visit()).ask("do you deliver to peru");
  const aside = (await gapsWith(owner, 24))[0];
  expect(aside).toMatchObject({ id: gaps[0]?.id, status: "set_aside", people: 4 });
  await owner.history.remove({ id: often.conversationId });
  expect(await gapsWith(owner, 4)).toHaveLength(1);
});

it("a gap that a document does not help stays open, and one that it answers closes", async () => {
  const { owner, chatbotId, visit } = await deskOf("bob");
  for (const question of ["Do you deliver to Peru?", "do you deliver to peru"])
    await (await visit()).ask(question);
  const id = (await gapsWith(owner, 2))[0]?.id ?? "";
  await owner.gaps.act({ id, action: "replay" });
  expect(await replayed(owner, id)).toMatchObject({ status: "open", replay: { answered: 0, people: 2 } });
  await owner.gaps.act({ id, action: "awaitDocument" });
  await uploadText(owner, chatbotId, "peru.txt", "We deliver to Peru for 9 euros.");
  const closed = await until(async () => {
    const gap = await owner.gaps.get({ id });
    return gap.status === "closed" ? gap : undefined;
  });
  expect(closed.replay).toMatchObject({ answered: 2, people: 2 });
});

it("a colleague's link takes one reply and ends when it is withdrawn", async () => {
  const { owner, visit } = await deskOf("cleo");
  for (const question of ["Do you deliver to Peru?", "do you deliver to peru"])
    await (await visit()).ask(question);
  const id = (await gapsWith(owner, 2))[0]?.id ?? "";
  const link = async () => {
    const asked = { id, action: "ask", question: "Do you deliver to Peru?", name: "Jonas" } as const;
    return (await owner.gaps.act(asked)).token ?? "";
  };
  const { colleague } = nobody().gaps;
  const [first, token] = [await link(), await link()];
  const refused = { code: "not_found" };
  await expect(colleague({ token: first })).rejects.toMatchObject(refused);
  expect(await colleague({ token })).toMatchObject({ state: "open", people: 2, chatbotName: "Desk" });
  expect(await colleague({ token, isUnknown: true })).toMatchObject({ state: "unknown" });
  await expect(colleague({ token, answer: "Yes." })).rejects.toMatchObject({ code: "conflict" });
  expect(await owner.gaps.get({ id })).toMatchObject({ status: "open", unknownTo: "Jonas" });
  const withdrawn = await link();
  await owner.gaps.act({ id, action: "withdraw" });
  await expect(colleague({ token: withdrawn, answer: "Yes." })).rejects.toMatchObject(refused);
  await colleague({ token: await link(), answer: "Yes, for 9 euros." });
  expect(await replayed(owner, id)).toMatchObject({ status: "closed", answer: "Yes, for 9 euros." });
});
