import { expect, it } from "vitest";
import { as, nobody } from "../users.ts";
import { from } from "./from.ts";
import { newVisitor, post, reply } from "./write.ts";

const upvotesOf = async (id: string) => (await nobody().forum.post({ id })).post.upvotes;

it("[FORUM-027] [FORUM-029] [FORUM-030] [FORUM-042] a visitor's vote counts once, and another visitor's counts too", async () => {
  const { post: made } = await post();
  const [ann, bob] = [newVisitor(), newVisitor()];
  const vote = (voter: string) => from().forum.vote({ id: made.id, vote_type: "upvote", voter });
  expect(await vote(ann)).toEqual({ upvotes: 1 });
  await expect(vote(ann)).rejects.toMatchObject({
    code: "conflict",
    message: "You have already voted on this post.",
  });
  expect(await vote(bob)).toEqual({ upvotes: 2 });
  expect(await upvotesOf(made.id)).toBe(2);
  const down = from().forum.vote({ id: made.id, vote_type: "downvote" as "upvote", voter: newVisitor() });
  await expect(down).rejects.toMatchObject({ code: "invalid" });
});

it("[FORUM-027] [DATA-034] 100 votes of one visitor at once are one, and 100 of different visitors are 100", async () => {
  const { post: made } = await post();
  const attempts = async (voters: string[]) => {
    const tried = await Promise.allSettled(voters.map((voter) => from().forum.vote({ id: made.id, voter })));
    const failed = tried.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    return [tried.length - failed.length, failed.filter((code) => code !== "conflict")];
  };
  const one = newVisitor();
  expect(await attempts(Array.from({ length: 100 }, () => one))).toEqual([1, []]);
  expect(await upvotesOf(made.id)).toBe(1);
  expect(await attempts(Array.from({ length: 100 }, newVisitor))).toEqual([100, []]);
  expect(await upvotesOf(made.id)).toBe(101);
});

it("a user votes once, whichever browser they are signed in with, and a reply has votes of its own", async () => {
  const ann = await as("ann");
  const { post: made } = await post();
  const { id: reply_id } = await reply(made.id);
  const vote = (more: object) => ann.forum.vote({ id: made.id, voter: newVisitor(), ...more });
  expect(await vote({})).toEqual({ upvotes: 1 });
  await expect(vote({})).rejects.toMatchObject({ code: "conflict" });
  expect(await vote({ reply_id })).toEqual({ upvotes: 1 });
  await expect(vote({ reply_id })).rejects.toMatchObject({ code: "conflict" });
  const { post: read, replies } = await nobody().forum.post({ id: made.id });
  expect([read.upvotes, replies[0]?.upvotes]).toEqual([1, 1]);
});

it("a vote for a post or reply that is not there counts nowhere", async () => {
  const { post: made } = await post();
  const voter = newVisitor();
  await expect(from().forum.vote({ id: "fpost_1", voter })).rejects.toMatchObject({ code: "not_found" });
  const lost = from().forum.vote({ id: made.id, reply_id: "freply_1", voter });
  await expect(lost).rejects.toMatchObject({ code: "not_found" });
  expect(await upvotesOf(made.id)).toBe(0);
});
