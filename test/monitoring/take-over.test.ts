import { expect, it } from "vitest";
import { join } from "../team/colleague.ts";
import { openDesk } from "./setup.ts";

it("the owner takes a conversation from a member who holds it; a member of the least role cannot", async () => {
  const { owner, visitor } = await openDesk("ann");
  const { id, ask, news } = await visitor();
  await ask("Hello!");
  const mona = await join(owner, "mona", "answers");
  const nils = await join(owner, "nils", "answers");
  await mona.monitoring.claim({ id });
  await expect(owner.monitoring.claim({ id })).rejects.toMatchObject({ code: "conflict" });
  await expect(nils.monitoring.takeOver({ id })).rejects.toMatchObject({ code: "forbidden" });
  const { conversation } = await owner.monitoring.takeOver({ id });
  expect(conversation.answerer).toMatchObject({ kind: "person" });
  await expect(
    mona.monitoring.send({ id, content: "Mona again.", idempotencyKey: "mona-again" }),
  ).rejects.toMatchObject({ code: "conflict" });
  await owner.monitoring.send({ id, content: "The owner here.", idempotencyKey: "owner-here" });
  expect((await news()).items.at(-1)).toMatchObject({ kind: "message", text: "The owner here." });
  const { items } = await owner.conversations.messages({ id });
  expect(items.filter(({ content }) => content.endsWith("took over."))).toHaveLength(2);
});
