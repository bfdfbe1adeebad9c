import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../product.ts";
import { type Actor, as } from "../users.ts";

let product: Product;
let ann: Actor;
let bob: Actor;
beforeAll(async () => {
  product = await startProduct({ env: { ACCOUNT_QUOTAS: "chatbots=2,documents=3,uploads=4" } });
  [ann, bob] = await Promise.all([as("ann", product.url), as("bob", product.url)]);
});
afterAll(() => product.stop());

const text = (ragSystemId: string, filename: string) => ({ ragSystemId, filename, content: "Open at ten." });

it("an account that has as many chatbots as it may is told so, and another one is not held up", async () => {
  await ann.chatbots.create({ name: "One", use_case: "support" });
  await ann.chatbots.create({ name: "Two", use_case: "support" });
  await expect(ann.chatbots.create({ name: "Three", use_case: "support" })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/^Your account has 2 chatbots, which is its limit\. .*ask the people/),
  });
  expect((await ann.chatbots.list({})).items).toHaveLength(2);
  expect((await bob.chatbots.create({ name: "One", use_case: "support" })).name).toBe("One");
});

it("the same holds for documents, however they come; deleting one makes room", async () => {
  const chatbotId = (await ann.chatbots.list({})).items[0]?.id ?? "";
  const made = [];
  for (const name of ["a.txt", "b.txt", "c.txt"])
    made.push(await ann.documents.process(text(chatbotId, name)));
  const refusal = { code: "conflict", message: expect.stringMatching(/has 3 documents, which is its limit/) };
  const file = { filename: "d.txt", content_type: "text/plain", file_size: 5 };
  await expect(ann.documents.create({ chatbotId, ...file })).rejects.toMatchObject(refusal);
  await expect(ann.documents.process(text(chatbotId, "d.txt"))).rejects.toMatchObject(refusal);
  await ann.documents.remove({ chatbotId, id: made[0]?.id ?? "" });
  expect((await ann.documents.process(text(chatbotId, "d.txt"))).filename).toBe("d.txt");
});

it("files of a day are counted, also those that are read again", async () => {
  const { items } = await ann.chatbots.list({});
  const documents = await Promise.all(items.map(({ id }) => ann.documents.list({ chatbotId: id })));
  const documentId = documents.flatMap((page) => page.items)[0]?.id ?? "";
  await expect(ann.documents.process({ documentId })).rejects.toMatchObject({
    code: "rate_limited",
    message: expect.stringMatching(/^Your account has uploaded 4 files today/),
  });
});
