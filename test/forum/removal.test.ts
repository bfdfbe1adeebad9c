import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsTo } from "../mails.ts";
import { type Product, startProduct } from "../product.ts";
import { until } from "../until.ts";
import { as, nobody, password } from "../users.ts";
import { newVisitor, post, reply } from "./write.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it("what a user wrote stays when the account is deleted, by nobody", async () => {
  const ann = await as("ann", product.url);
  const { post: made, author_secret } = await post({ author_name: "Ann Lee" }, ann);
  const answer = await reply(made.id, "Solved it myself.", ann);
  await ann.forum.vote({ id: made.id, voter: newVisitor() });
  expect(answer.author_name).toBe(ann.email.split("@")[0]);

  await ann.account.remove({ confirmation: "DELETE", password });
  await until(async () => {
    await product.runSchedule("accountDeletion");
    return (await mailsTo(ann.email, product.url)).find(
      ({ subject }) => subject === "Your Docent account is deleted",
    );
  });
  const anybody = nobody(product.url);
  const thread = await anybody.forum.post({ id: made.id });
  const byNobody = { user_id: null, author_name: "Anonymous" };
  expect(thread.post).toMatchObject({ ...byNobody, title: made.title, upvotes: 1, reply_count: 1 });
  expect(thread.replies).toEqual([{ ...answer, ...byNobody }]);
  const solving = anybody.forum.solve({ id: made.id, reply_id: answer.id, author_secret });
  await expect(solving).rejects.toMatchObject({ code: "forbidden" });
});
