import { expect, it } from "vitest";
import { join } from "../team/colleague.ts";
import { as } from "../users.ts";

const hours = { name: "Opening hours", content: "We open at nine." };

it("members find an account's canned replies by name, and those who edit make, change and delete them", async () => {
  const owner = await as("ann");
  const { id } = await owner.monitoring.createCannedReply(hours);
  await owner.monitoring.createCannedReply({ name: "Address", content: " Mill Street 7 " });
  const mona = await join(owner, "mona", "answers");
  const texts = async () =>
    (await mona.monitoring.cannedReplies({})).items.map(({ name, content }) => [name, content]);
  expect(await texts()).toEqual([
    ["Address", "Mill Street 7"],
    ["Opening hours", "We open at nine."],
  ]);
  const changed = { cannedReplyId: id, name: "Hours", content: "We open at ten." };
  for (const act of [
    () => mona.monitoring.createCannedReply(hours),
    () => mona.monitoring.changeCannedReply(changed),
    () => mona.monitoring.removeCannedReply(changed),
  ])
    await expect(act()).rejects.toMatchObject({ code: "forbidden" });
  await owner.monitoring.changeCannedReply(changed);
  expect((await texts()).at(-1)).toEqual(["Hours", "We open at ten."]);
  await owner.monitoring.removeCannedReply({ cannedReplyId: id });
  expect(await texts()).toEqual([["Address", "Mill Street 7"]]);
});

it("canned replies are those of the account alone, and a blank one is refused", async () => {
  const [bea, cara] = [await as("bea"), await as("cara")];
  const { id: cannedReplyId } = await bea.monitoring.createCannedReply(hours);
  expect((await cara.monitoring.cannedReplies({})).items).toEqual([]);
  for (const act of [
    () => cara.monitoring.changeCannedReply({ cannedReplyId, ...hours }),
    () => cara.monitoring.removeCannedReply({ cannedReplyId }),
  ])
    await expect(act()).rejects.toMatchObject({ code: "not_found" });
  await expect(bea.monitoring.createCannedReply({ name: " ", content: " " })).rejects.toMatchObject({
    code: "invalid",
  });
});

it("an account has at most 200 canned replies", async () => {
  const dora = await as("dora");
  for (let n = 0; n < 200; n += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        dora.monitoring.createCannedReply({ ...hours, name: `Reply ${n + at}` }),
      ),
    );
  await expect(dora.monitoring.createCannedReply(hours)).rejects.toMatchObject({
    code: "conflict",
    message: "The account has 200 canned replies, which is the most. Delete one that nobody uses.",
  });
});
