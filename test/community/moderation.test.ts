import { expect, it } from "vitest";
import { type Actor, bearing, nobody } from "../users.ts";
import { installation } from "./installation.ts";
import { replyTo, report, write } from "./visitors.ts";

const made = installation();

const entryOf = async (id: string, view: "open" | "decided" = "open") =>
  (await made.operator.forum.reports({ view })).items.find(({ post, reply }) => (reply ?? post).id === id);

const isShown = async (id: string): Promise<boolean> =>
  (await fetch(`${made.url}/help/posts/${id}`)).status === 200 &&
  (await nobody(made.url).forum.posts({})).items.some((post) => post.id === id);

/** How each route of the operator answers. */
const codesFor = async ({ forum, newsletter }: Pick<Actor, "forum" | "newsletter">, id: string) => {
  const outcomes = await Promise.allSettled([
    forum.reports({}),
    forum.moderate({ id, status: "removed" }),
    forum.allCategories({}),
    forum.saveCategories({ version: 0, items: [{ name: "Mine" }] }),
    newsletter.summary({}),
    newsletter.export({}),
  ]);
  return new Set(outcomes.map((one) => (one.status === "rejected" ? one.reason.code : "answered")));
};

it("the routes of the operator are not found by anybody else, who changes nothing", async () => {
  const { id } = await write({}, made.url);
  expect(await codesFor(made.owner, id)).toEqual(new Set(["not_found"]));
  expect(await codesFor(bearing(undefined, made.url), id)).toEqual(new Set(["unauthenticated"]));
  expect(await isShown(id)).toBe(true);
  expect((await made.operator.forum.allCategories({})).version).toBe(0);
});

it("the app is told who runs the installation", async () => {
  expect((await made.operator.team.memberships({})).is_operator).toBe(true);
  expect((await made.owner.team.memberships({})).is_operator).toBe(false);
});

it("three reports hide a post until the operator restores it, and then reports change nothing", async () => {
  const post = await write({ title: "Cheap watches", author_email: "trader@watches.example" }, made.url);
  expect(await report(post, ["Spam", ""], made.url)).toEqual({ is_hidden: false });
  expect(await isShown(post.id)).toBe(true);
  expect(await report(post, ["Advertisement"], made.url)).toEqual({ is_hidden: true });
  expect(await isShown(post.id)).toBe(false);

  const entry = await entryOf(post.id);
  expect(entry?.post).toMatchObject({ status: "hidden", author_email: "trader@watches.example" });
  expect(entry?.reports.map(({ reason }) => reason)).toEqual(["Advertisement", "", "Spam"]);

  const restored = await made.operator.forum.moderate({ id: post.id, status: "published" });
  expect(restored).not.toHaveProperty("author_email");
  expect(await isShown(post.id)).toBe(true);
  expect(await report(post, ["Again", "Again", "Again"], made.url)).toEqual({ is_hidden: false });
  expect(await entryOf(post.id)).toBeUndefined();
  expect(await entryOf(post.id, "decided")).toBeUndefined();
});

it.each(["hidden", "removed"] as const)(
  "a post that the operator makes %s is seen by nobody, stands among the decided ones and comes back",
  async (status) => {
    const post = await write({}, made.url);
    await report(post, ["Spam"], made.url);
    await made.operator.forum.moderate({ id: post.id, status });
    expect(await isShown(post.id)).toBe(false);
    expect(await entryOf(post.id)).toBeUndefined();
    expect((await entryOf(post.id, "decided"))?.post.status).toBe(status);

    // the toast's Undo has it wait again
    await made.operator.forum.moderate({ id: post.id, status: "published", is_decided: false });
    expect(await isShown(post.id)).toBe(true);
    expect((await entryOf(post.id))?.reports).toHaveLength(1);
    expect(await entryOf(post.id, "decided")).toBeUndefined();
  },
);

it("a reported reply is an entry of its own, with its post", async () => {
  const post = await write({ author_email: "asker@mail.example" }, made.url);
  const [fool, other] = [await replyTo(post, "Fool", made.url), await replyTo(post, "Thanks", made.url)];
  await report({ id: post.id, reply_id: fool.id }, ["Insult"], made.url);
  expect(await entryOf(fool.id)).toMatchObject({
    post: { id: post.id },
    reply: { status: "published", content: "Fool" },
    reports: [{ reason: "Insult" }],
  });
  expect([await entryOf(other.id), await entryOf(post.id)]).toEqual([undefined, undefined]);
  await made.operator.forum.moderate({ id: post.id, reply_id: fool.id, status: "removed" });
  expect((await nobody(made.url).forum.post({ id: post.id })).replies.map(({ id }) => id)).toEqual([
    other.id,
  ]);
  expect((await entryOf(fool.id, "decided"))?.reply?.status).toBe("removed");
});

it("a locked post takes no replies until it is unlocked", async () => {
  const post = await write({}, made.url);
  await made.operator.forum.moderate({ id: post.id, is_locked: true });
  await expect(replyTo(post, "Too late", made.url)).rejects.toThrow("This post takes no more replies.");
  expect((await entryOf(post.id, "decided"))?.post.is_locked).toBe(true);
  await made.operator.forum.moderate({ id: post.id, is_locked: false });
  expect((await replyTo(post, "In time", made.url)).content).toBe("In time");
  expect(await entryOf(post.id, "decided")).toBeUndefined();
});

it("the newest report comes first, whatever the age of its post", async () => {
  const [older, newer] = [await write({}, made.url), await write({}, made.url)];
  await report(newer, ["First"], made.url);
  await report(older, ["Second"], made.url);
  const ids = (await made.operator.forum.reports({})).items.map(({ post }) => post.id);
  expect(ids.slice(0, 2)).toEqual([older.id, newer.id]);
});

it("a decision about a post or reply that is not there is refused", async () => {
  const post = await write({}, made.url);
  for (const target of [
    { id: "fpost_00000000000000000000000000" },
    { id: post.id, reply_id: "freply_00000000000000000000000000" },
  ])
    await expect(made.operator.forum.moderate({ ...target, status: "removed" })).rejects.toMatchObject({
      code: "not_found",
    });
  expect(await isShown(post.id)).toBe(true);
});
