import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { answering, awsError } from "../dynamodb/table-answers.ts";
import { uniqueId } from "../unique-id.ts";
import { newAddress } from "./new-address.ts";
import { storedPost } from "./stored-post.ts";

const importing = async () => {
  vi.stubEnv("APP_SECRET", "a secret of this test");
  return {
    ...(await import("#lambdas/forum/entities.ts")),
    ...(await import("#lambdas/forum/directory.ts")),
    ...(await import("#lambdas/forum/reading/list-posts.ts")),
    ...(await import("#lambdas/forum/writing/vote.ts")),
    ...(await import("#platform/table/client.ts")),
  };
};

describeOnEachEngine("the forum's table", importing, (loaded) => {
  const voteFor = (id: string, voter: string) =>
    loaded().vote({ id, reply_id: null, vote_type: "upvote", voter }, { caller: { address: newAddress() } });

  it("[FORUM-042] [DATA-034] a vote is stored with its post, its type, no user and the voter, and no second one of the voter", async () => {
    const { postEntity, voteEntity } = loaded();
    const { id: post_id } = await postEntity.create(storedPost());
    const voter = uniqueId("visitor");
    await voteFor(post_id, voter);
    const stored = await voteEntity.get({ post_id, reply_id: null, voter });
    expect(stored).toEqual({
      post_id,
      reply_id: null,
      vote_type: "upvote",
      user_id: null,
      voter,
      created_at: expect.stringMatching(/^20/),
    });
    await expect(voteEntity.create(stored)).rejects.toMatchObject({ code: "conflict" });
    const user = uniqueId("usr");
    const caller = { address: newAddress() };
    await loaded().vote(
      { id: post_id, reply_id: null, vote_type: "upvote", voter },
      { caller, userId: user },
    );
    expect((await postEntity.get(post_id)).upvotes).toBe(2);
  });

  it("100 visitors who vote at once all count, although their transactions refuse each other", async () => {
    const { postEntity, table } = loaded();
    const { id } = await postEntity.create(storedPost());
    let isHeld = false;
    const conflicts = answering(table, "TransactWriteItemsCommand", async (_, ask) => {
      if (isHeld)
        throw awsError("TransactionCanceledException", {
          CancellationReasons: [{ Code: "None" }, { Code: "TransactionConflict" }],
        });
      isHeld = true;
      // as long as a transaction of DynamoDB takes
      await pause(15);
      return ask().finally(() => {
        isHeld = false;
      });
    });
    onTestFinished(conflicts.restore);
    await Promise.all(Array.from({ length: 100 }, () => voteFor(id, uniqueId("visitor"))));
    expect(conflicts.asked).toBeGreaterThan(150);
    expect((await postEntity.get(id)).upvotes).toBe(100);
  });

  it("2,100 long posts are listed from memory, and by a new process from items that the table takes", async () => {
    const { postEntity, postDirectories, listPosts, transact } = loaded();
    const at = (n: number) => new Date(Date.now() - 86_400_000 + n).toISOString();
    const posts = Array.from({ length: 2100 }, (_, n) =>
      storedPost({ content: randomBytes(900).toString("base64"), created_at: at(n) }),
    );
    for (let from = 0; from < posts.length; from += 100)
      await transact(posts.slice(from, from + 100).map(postEntity.put));
    const list = () =>
      listPosts({ q: posts[7]?.content.slice(0, 40) ?? "", category: "", type: "", limit: 20 });
    expect((await list()).items.map(({ id }) => id)).toEqual([posts[7]?.id]);
    const snapshot = await postDirectories.snapshots.read("forum");
    expect(snapshot?.head.parts).toBeGreaterThan(3);
    postDirectories.forget();
    expect((await list()).items.map(({ id }) => id)).toEqual([posts[7]?.id]);
    expect((await postDirectories.of("forum")).cards.size).toBeGreaterThanOrEqual(2100);
  });
});
