import { expect, it } from "vitest";
import { lettersOfThread } from "#shared/forum/rules.ts";
import { uniqueId } from "../unique-id.ts";
import { as, nobody } from "../users.ts";
import { from } from "./from.ts";
import { newVisitor, post, reply } from "./write.ts";

const replies = async (id: string) => (await nobody().forum.post({ id })).replies;

it("[FORUM-032] [FORUM-041] [DATA-033] a visitor's reply has its post, its content and no user", async () => {
  const { post: made } = await post();
  const content = `Look at **settings** ${uniqueId("reply")}`;
  const answer = await reply(made.id, `\n${content} `);
  expect(answer).toEqual({
    id: expect.stringMatching(/^freply_/),
    post_id: made.id,
    content,
    user_id: null,
    author_name: "Anonymous",
    upvotes: 0,
    is_solution: false,
    created_at: expect.any(String),
  });
  expect(await replies(made.id)).toEqual([answer]);
});

it("[FORUM-033] the author of a reply is the part of the signed-in user's address before the at-sign, or Anonymous", async () => {
  const ann = await as("ann");
  const { post: made } = await post();
  const [one, other] = [await reply(made.id, undefined, ann), await reply(made.id)];
  expect([one.author_name, other.author_name]).toEqual([ann.email.split("@")[0], "Anonymous"]);
  expect(JSON.stringify(await replies(made.id))).not.toContain(ann.email);
});

it("[FORUM-037] replies come in the order in which they were written, and a post's own only", async () => {
  const [{ post: made }, { post: other }] = [await post(), await post()];
  const written: string[] = [];
  for (const word of ["first", "second", "third"])
    written.push((await reply(made.id, `${word} ${uniqueId("reply")}`)).id);
  await reply(other.id);
  expect((await replies(made.id)).map(({ id }) => id)).toEqual(written);
  const [found] = (await nobody().forum.posts({ q: made.title })).items;
  expect(found?.reply_count).toBe(3);
});

it("[FORUM-031] a blank reply is refused", async () => {
  const { post: made } = await post();
  for (const content of ["", " \n\t ", "\u200b\u00a0"])
    await expect(reply(made.id, content)).rejects.toMatchObject({
      code: "invalid",
      message: "Write something first.",
    });
  expect(await replies(made.id)).toEqual([]);
});

it("[FORUM-018] the author marks a reply as the solution by the secret that came with the post, and nobody else does", async () => {
  const { post: made, author_secret } = await post();
  const [one, other] = [await reply(made.id), await reply(made.id)];
  const solve = (more: object, api = from()) => api.forum.solve({ id: made.id, reply_id: one.id, ...more });
  const bob = await as("bob");
  for (const attempt of [() => solve({}), () => solve({ author_secret: "guess" }), () => solve({}, bob)])
    await expect(attempt()).rejects.toMatchObject({
      code: "forbidden",
      message: "Only the author of this post chooses its solution.",
    });
  const { post: elsewhere } = await post();
  const foreign = await reply(elsewhere.id);
  await expect(solve({ author_secret, reply_id: foreign.id })).rejects.toMatchObject({ code: "not_found" });

  const marked = await solve({ author_secret });
  expect(marked.replies.map(({ id, is_solution }) => [id, is_solution])).toEqual([
    [one.id, true],
    [other.id, false],
  ]);
  expect((await nobody().forum.post({ id: made.id })).post.is_solved).toBe(true);
  const moved = await solve({ author_secret, reply_id: other.id });
  expect(moved.replies.map(({ is_solution }) => is_solution)).toEqual([false, true]);
  await solve({ author_secret, reply_id: null });
  expect((await nobody().forum.post({ id: made.id })).post.is_solved).toBe(false);
});

it("[FORUM-018] a signed-in author marks it without the secret, and another user does not", async () => {
  const [ann, bob] = [await as("ann"), await as("bob")];
  const { post: made } = await post({}, ann);
  const { id: reply_id } = await reply(made.id);
  await expect(bob.forum.solve({ id: made.id, reply_id })).rejects.toMatchObject({ code: "forbidden" });
  expect((await ann.forum.solve({ id: made.id, reply_id })).replies).toMatchObject([{ is_solution: true }]);
});

it("a post takes replies until its page is full", async () => {
  const { post: made } = await post({ content: `${uniqueId("long")} ${"word ".repeat(3900)}` });
  const long = () => reply(made.id, `${uniqueId("long")} ${"word ".repeat(1990)}`);
  for (let letters = 19_500; letters + 9_981 < lettersOfThread; letters += 9_981) await long();
  await expect(long()).rejects.toMatchObject({
    code: "conflict",
    message: "This post has as many replies as its page has room for. Write a new post and link to this one.",
  });
  await from().forum.vote({ id: made.id, voter: newVisitor() });
  expect((await replies(made.id)).length).toBeGreaterThan(15);
});
