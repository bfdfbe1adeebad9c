import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct, unlimitedIn } from "../product.ts";
import { attribute, readPath, tagged, textIn } from "../site/read-page.ts";
import { uniqueId } from "../unique-id.ts";
import { type Actor, as } from "../users.ts";
import { from } from "./from.ts";
import { newVisitor, post as postAt, type postFields, reply as replyAt, solved } from "./write.ts";

let product: Product;
/** The first account of an installation is that of the person who runs it. */
let operator: Actor;
beforeAll(async () => {
  product = await startProduct({ env: { VISITOR_LIMITS: unlimitedIn(["lookups", "writings"]) } });
  operator = await as("operator", product.url);
});
afterAll(() => product.stop());

const visitor = (address?: string) => from(address, { url: product.url });
const post = (fields: Parameters<typeof postFields>[0] = {}) => postAt(fields, visitor());
const reply = (id: string) => replyAt(id, undefined, visitor());
const report = (id: string, more: object = {}, address?: string) =>
  visitor(address).forum.report({ id, visitor: newVisitor(), ...more });
const reports = async () => (await operator.forum.reports({})).items;
const statusAt = async (path: string) => (await readPath(path, product.url)).status;

/** Where a post can be seen. */
const placesOf = async ({ id, title }: { id: string; title: string }) => {
  const api = visitor();
  const { items, total } = await api.forum.posts({ q: title });
  return {
    page: await statusAt(`/help/posts/${id}`),
    api: await api.forum.post({ id }).then(
      () => 200,
      ({ code }) => code,
    ),
    listed: [items.length, total],
    sitemap: (await readPath(`/sitemap-posts.xml`, product.url)).html.includes(id),
    counted: (await api.forum.categories({})).total,
  };
};

it("a post that three networks have reported is hidden everywhere until the operator decides, and then stays", async () => {
  const { post: made } = await post();
  const before = await placesOf(made);
  expect(before).toMatchObject({ page: 200, api: 200, listed: [1, 1], sitemap: true });
  const spam = { reason: "An advertisement" };
  const address = "127.9.9.9";
  expect(await report(made.id, spam, address)).toEqual({ is_hidden: false });
  // the same network, by another visitor too
  expect(await report(made.id, {}, address)).toEqual({ is_hidden: false });
  expect(await report(made.id, {}, address)).toEqual({ is_hidden: false });
  expect(await report(made.id)).toEqual({ is_hidden: false });
  expect((await placesOf(made)).page).toBe(200);
  expect(await report(made.id)).toEqual({ is_hidden: true });
  const hidden = { page: 404, api: "not_found", listed: [0, 0], sitemap: false };
  expect(await placesOf(made)).toEqual({ ...hidden, counted: before.counted - 1 });
  const late = visitor().forum.vote({ id: made.id, voter: newVisitor() });
  await expect(late).rejects.toMatchObject({ code: "not_found" });
  await expect(reply(made.id)).rejects.toMatchObject({ code: "not_found" });
  await expect(report(made.id)).rejects.toMatchObject({ code: "not_found" });

  const [found] = (await reports()).filter(({ post: { id } }) => id === made.id);
  expect(found?.post.status).toBe("hidden");
  expect(found?.reports.map(({ reason }) => reason).toSorted()).toEqual(["", "", "An advertisement"]);
  await operator.forum.moderate({ id: made.id, status: "published" });
  expect(await placesOf(made)).toEqual(before);
  for (const _ of "1234") expect(await report(made.id)).toEqual({ is_hidden: false });
  expect((await placesOf(made)).page).toBe(200);
  expect((await reports()).filter(({ post: { id } }) => id === made.id)).toEqual([]);
});

it("reports at once by many networks hide a post once, and 20 reports are enough of one network in an hour", async () => {
  const { post: made } = await post();
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => report(made.id)));
  const hidden = results.filter((one) => one.status === "fulfilled" && one.value.is_hidden);
  const gone = results.filter((one) => one.status === "rejected" && one.reason.code !== "not_found");
  expect([hidden.length > 0, gone]).toEqual([true, []]);
  const all = await Promise.allSettled(Array.from({ length: 25 }, () => report("fpost_1", {}, "127.8.8.8")));
  const codes = all.map((one) => (one.status === "rejected" ? one.reason.code : "counted"));
  expect(codes.filter((code) => code === "rate_limited")).toHaveLength(5);
});

it("a reply that is hidden is in no thread, no count and no solution, and comes back with all of it", async () => {
  const { post: made, author_secret } = await post();
  const [one, other] = [await reply(made.id), await reply(made.id)];
  await visitor().forum.solve({ id: made.id, reply_id: one.id, author_secret });
  const seen = async () => {
    const thread = await visitor().forum.post({ id: made.id });
    const [listed] = (await visitor().forum.posts({ q: made.title })).items;
    const page = await readPath(`/help/posts/${made.id}`, product.url);
    return {
      replies: thread.replies.map(({ id }) => id),
      solved: [thread.post.is_solved, listed?.is_solved],
      counts: [thread.post.reply_count, listed?.reply_count],
      heading: /Replies \(\d+\)/.exec(page.html)?.[0],
      accepted: page.html.includes("acceptedAnswer"),
    };
  };
  const before = await seen();
  expect(before).toEqual({
    replies: [one.id, other.id],
    solved: [true, true],
    counts: [2, 2],
    heading: "Replies (2)",
    accepted: true,
  });
  for (const _ of "123") await report(made.id, { reply_id: one.id });
  expect(await seen()).toEqual({
    replies: [other.id],
    solved: [false, false],
    counts: [1, 1],
    heading: "Replies (1)",
    accepted: false,
  });
  const late = visitor().forum.vote({ id: made.id, reply_id: one.id, voter: newVisitor() });
  await expect(late).rejects.toMatchObject({ code: "not_found" });
  const [found] = (await reports()).filter(({ reply: about }) => about?.id === one.id);
  expect([found?.reply?.status, found?.reports.length]).toEqual(["hidden", 3]);
  await operator.forum.moderate({ id: made.id, reply_id: one.id, status: "published" });
  expect(await seen()).toEqual(before);
});

it("a locked post takes no replies, says so, and can be opened again", async () => {
  const { post: made } = await post();
  expect((await operator.forum.moderate({ id: made.id, is_locked: true })).is_locked).toBe(true);
  await expect(reply(made.id)).rejects.toMatchObject({
    code: "conflict",
    message: "This post takes no more replies.",
  });
  const page = await readPath(`/help/posts/${made.id}`, product.url);
  expect(tagged(page, "p").map(textIn)).toContain("This post takes no more replies.");
  expect(page.elements.some((one) => attribute(one, "id") === "reply")).toBe(false);
  await operator.forum.moderate({ id: made.id, is_locked: false });
  expect((await reply(made.id)).author_name).toBe("Anonymous");
});

it("a removed post is gone, also for its author, and is no open report", async () => {
  const { post: made, author_secret } = await post({ author_email: "mara@mail.example" });
  await report(made.id);
  const [open] = (await reports()).filter(({ post: { id } }) => id === made.id);
  expect(open?.post.author_email).toBe("mara@mail.example");
  await operator.forum.moderate({ id: made.id, status: "removed" });
  expect(await placesOf(made)).toMatchObject({ page: 404, api: "not_found", listed: [0, 0], sitemap: false });
  const solving = visitor().forum.solve({ id: made.id, reply_id: null, author_secret });
  await expect(solving).rejects.toMatchObject({ code: "not_found" });
  expect((await reports()).filter(({ post: { id } }) => id === made.id)).toEqual([]);
});

it("nobody but the operator gets anything at the operator's addresses", async () => {
  const [bob, { post: made }] = [await as("bob", product.url), await post()];
  const nothing = { code: "not_found", message: "There is nothing here. Check the address." };
  const calls = [
    () => bob.forum.reports({}),
    () => bob.forum.allCategories({}),
    () => bob.forum.saveCategories({ version: 0, items: [{ name: "Mine" }] }),
    () => bob.forum.moderate({ id: made.id, status: "removed" }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject(nothing);
  await expect(visitor().forum.reports({})).rejects.toMatchObject({ code: "unauthenticated" });
  expect((await placesOf(made)).page).toBe(200);
});

it("a reply may be written while a post is being locked or hidden, and is there only if it was told so", async () => {
  const { post: made } = await post();
  const api = visitor();
  const altchas = await Promise.all(Array.from({ length: 4 }, () => solved(api)));
  const replies = altchas.map((altcha) =>
    api.forum.createReply({ id: made.id, content: uniqueId("reply"), altcha }),
  );
  const [, ...tried] = await Promise.allSettled([
    operator.forum.moderate({ id: made.id, is_locked: true }),
    ...replies,
  ]);
  const told = tried.filter(({ status }) => status === "fulfilled").length;
  expect((await api.forum.post({ id: made.id })).replies).toHaveLength(told);
});
