import { expect, inject, it } from "vitest";
import { at } from "#shared/contract/fields.ts";
import { attribute, readPath, tagged, textIn } from "../site/read-page.ts";
import { uniqueId } from "../unique-id.ts";
import { as, nobody } from "../users.ts";
import { from } from "./from.ts";
import { newVisitor, post, postFields, reply, solved } from "./write.ts";

it("[FORUM-024] [FORUM-032] [FORUM-040] [DATA-032] a visitor's post is published at once, by no user, with everything that was filled in", async () => {
  const title = `Invoices by mail ${uniqueId("title")}`;
  const { post: made } = await post({
    title: `  ${title}\n`,
    content: "Where do they *go*?",
    post_type: "feedback",
    category_id: "fcat_ideas",
    author_name: "Ann Lee",
    author_email: "ann.lee@mail.example",
  });
  expect(made).toEqual({
    id: expect.stringMatching(/^fpost_/),
    title,
    content: "Where do they *go*?",
    post_type: "feedback",
    category_id: "fcat_ideas",
    category_name: "Ideas",
    author_name: "Ann Lee",
    user_id: null,
    status: "published",
    view_count: 0,
    upvotes: 0,
    reply_count: 0,
    is_solved: false,
    is_locked: false,
    created_at: expect.any(String),
  });
  expect(at.safeParse(made.created_at).success).toBe(true);
  const { post: read, replies, is_own } = await nobody().forum.post({ id: made.id });
  expect([read, replies, is_own]).toEqual([made, [], false]);
  const { items } = await nobody().forum.posts({ q: title });
  expect(items.map(({ id }) => id)).toEqual([made.id]);
});

it("the address of an author is in nothing that anybody can read", async () => {
  const author_email = `${uniqueId("secret")}@mail.example`;
  const { post: made } = await post({ author_email });
  const answers = await Promise.all(
    [`/api/forum/posts/${made.id}`, `/api/forum/posts?q=${made.title}`, `/help/posts/${made.id}`].map(
      async (path) => (await fetch(inject("url") + path)).text(),
    ),
  );
  expect(answers.map((text) => [text.includes(made.title), text.includes("secret")])).toEqual(
    Array(3).fill([true, false]),
  );
  expect(JSON.stringify(made)).not.toContain("secret");
});

it("[FORUM-022] [FORUM-023] a post is a question unless it says that it is one of three others", async () => {
  const types: string[] = [];
  for (const post_type of [undefined, "question", "testimonial", "feedback", "bug_report"] as const)
    types.push((await post({ ...(post_type && { post_type }) })).post.post_type);
  expect(types).toEqual(["question", "question", "testimonial", "feedback", "bug_report"]);
  const other = post({ post_type: "announcement" as "question" });
  await expect(other).rejects.toMatchObject({ code: "invalid", issues: [{ path: "post_type" }] });
});

it("[FORUM-021] a post without title, content, category or name is refused and says which; an address may be left out", async () => {
  const api = from();
  const altcha = await solved(api);
  const missing = { title: " \n ", content: "  ", category_id: "", author_name: "\u200b" };
  for (const [field, value] of Object.entries(missing)) {
    const refused = api.forum.createPost({ ...postFields(), [field]: value, altcha });
    await expect(refused).rejects.toMatchObject({ code: "invalid", issues: [{ path: field }] });
  }
  await expect(post({ author_email: "no address" })).rejects.toMatchObject({
    issues: [{ path: "author_email", message: "Enter an email address like name@mail.example." }],
  });
  await expect(post({ category_id: "fcat_nothing" })).rejects.toMatchObject({
    message: "This category is not there any more. Choose another one.",
  });
  expect((await post({ author_email: "" })).post.user_id).toBeNull();
});

it("[FORUM-048] somebody who is signed in reads, posts, replies and votes as everybody does", async () => {
  const ann = await as("ann");
  const signedIn = from(undefined, { token: ann.token });
  for (const api of [signedIn, from()]) {
    const { post: made } = await post({}, api);
    await reply(made.id, undefined, api);
    expect(await api.forum.vote({ id: made.id, voter: newVisitor() })).toEqual({ upvotes: 1 });
    expect((await api.forum.post({ id: made.id })).replies).toHaveLength(1);
    expect((await api.forum.posts({ q: made.title })).total).toBe(1);
  }
});

it("a signed-in author is shown by what stands for them, the same in all posts, and knows their own", async () => {
  const [ann, bob] = [await as("ann"), await as("bob")];
  const { id: accountId } = await ann.chatbots
    .create({ name: "Desk", use_case: "support" })
    .then(({ user_id }) => ({ id: user_id }));
  const [{ post: one }, { post: other }] = [await post({}, ann), await post({}, ann)];
  const { post: bobs } = await post({}, bob);
  const answer = await reply(one.id, undefined, ann);
  expect([other.user_id, answer.user_id]).toEqual([one.user_id, one.user_id]);
  expect(one.user_id).toMatch(/^[\w-]{22}$/);
  expect(bobs.user_id).not.toBe(one.user_id);
  const isOwn = async (api: typeof ann | ReturnType<typeof nobody>) =>
    (await api.forum.post({ id: one.id })).is_own;
  expect([await isOwn(ann), await isOwn(bob), await isOwn(nobody())]).toEqual([true, false, false]);
  const page = await readPath(`/help/posts/${one.id}`);
  const [main] = tagged(page, "main");
  expect(main && attribute(main, "data-author")).toBe(one.user_id);
  expect([JSON.stringify(one).includes(accountId), page.html.includes(accountId)]).toEqual([false, false]);
});

it("[FORUM-025] opening a post raises its views by one for each visitor, and 100 times at once by one", async () => {
  const { post: made } = await post();
  const [ann, bob] = [newVisitor(), newVisitor()];
  const open = (visitor: string) => from("127.0.0.9").forum.view({ id: made.id, visitor });
  expect(await open(ann)).toEqual({ view_count: 1 });
  expect(await open(ann)).toEqual({ view_count: 1 });
  expect(await open(bob)).toEqual({ view_count: 2 });
  const chris = newVisitor();
  await Promise.all(Array.from({ length: 100 }, () => open(chris)));
  expect((await nobody().forum.post({ id: made.id })).post.view_count).toBe(3);
  expect((await nobody().forum.posts({ q: made.title })).items[0]?.view_count).toBe(3);
  await expect(open("short")).rejects.toMatchObject({ code: "invalid" });
});

it("a post that nobody has is not found, as JSON for programs and as a page for readers", async () => {
  for (const id of ["fpost_00000000000000000000000000", "x".repeat(300), "%20"]) {
    const page = await readPath(`/help/posts/${id}`);
    expect([page.status, page.html.includes("noindex")]).toEqual([404, true]);
    expect(tagged(page, "h1").map(textIn)).toEqual(["Post not found"]);
  }
  await expect(nobody().forum.post({ id: "fpost_1" })).rejects.toMatchObject({
    code: "not_found",
    message: "This post is not there any more. Go back to the list.",
  });
});
