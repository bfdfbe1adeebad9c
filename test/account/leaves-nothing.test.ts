import { afterAll, beforeAll, expect, it } from "vitest";
import { keptIn, queuedIn } from "../faults/kept-in.ts";
import { mailsTo } from "../mails.ts";
import { type Product, startProduct } from "../product.ts";
import { makeThings, missing } from "../things/make.ts";
import { until } from "../until.ts";
import { type Actor, as, bearing, nobody, password } from "../users.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** One thing of each kind that any area declares. */
const thingsOf = async (owner: Actor, name: string) => {
  const visitor = (token?: string) => (token ? bearing(token, product.url) : nobody(product.url));
  const { things } = await makeThings({ owner, visitor, name, isRead: true });
  const placeholders = new Set(Object.values(missing));
  return Object.values(things).filter((id) => !placeholders.has(id) && !isText(id));
};

/** Texts of the help centre stay for those who answered them, and say nothing of their author. */
const isText = (id: string): boolean => /^(fcat|fpost|freply)_/.test(id);

it("a deleted account leaves nothing of any area in table, bucket and search, and no trace of the author at texts of the help centre", async () => {
  const [ann, bob] = await Promise.all([as("ann", product.url), as("bob", product.url)]);
  const [own, others] = await Promise.all([thingsOf(ann, "ann"), thingsOf(bob, "bob")]);
  await ann.account.remove({ confirmation: "DELETE", password });
  await until(async () => {
    await product.runSchedule("accountDeletion");
    return (await mailsTo(ann.email, product.url)).find(
      ({ subject }) => subject === "Your Docent account is deleted",
    );
  });
  // messages that are still under way find nothing and are gone
  const isQueued = (queued: string) => own.some((id) => queued.includes(id));
  await until(async () => (isQueued(queuedIn(product.folder)) ? undefined : true));
  await product.stop();
  const { items, keys, passages, queued } = await keptIn(product.folder);
  const stored = items
    // Counters of rate limits expire within a day, and the registration goes after a second look.
    .filter(({ pk }) => !/^(LIMIT#|DELETION$)/.test(`${pk}`))
    .map((item) => JSON.stringify(item));
  const places = [...stored, ...keys, ...passages.keys(), queued];
  const found = (ids: string[]) => ids.filter((id) => places.some((place) => place.includes(id)));
  expect(found(own)).toEqual([]);
  expect(found(others)).not.toEqual([]);
  expect(stored.filter((item) => item.includes(ann.email))).toEqual([]);
});
