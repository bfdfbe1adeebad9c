import { afterAll, beforeAll, expect, it } from "vitest";
import { type Borrowed, borrow } from "../products/borrow.ts";
import { finished } from "../upload.ts";
import { type Actor, as } from "../users.ts";

let product: Borrowed;
let ann: Actor;
let bob: Actor;
beforeAll(async () => {
  product = await borrow("limited");
  [ann, bob] = await Promise.all([as("ann", product.url), as("bob", product.url)]);
});
afterAll(() => product.giveBack());

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

it("bytes of files are counted by what the account keeps; deleting gives them back, a refused file takes none", async () => {
  const { id: chatbotId } = await bob.chatbots.create({ name: "Two", use_case: "support" });
  const file = (kilobytes: number) => ({
    filename: `${kilobytes}.txt`,
    content_type: "text/plain",
    file_size: kilobytes * 1024,
  });
  const { document } = await bob.documents.create({ chatbotId, ...file(700) });
  const refusal = (text: string) => ({ code: "conflict", message: `The files of your account take ${text}` });
  const next = "Delete documents that are not needed, or ask the people who run this site for more.";
  await expect(bob.documents.create({ chatbotId, ...file(400) })).rejects.toMatchObject(
    refusal(`700 KB of 1 MB, and this one needs 400 KB. ${next}`),
  );
  await expect(
    bob.documents.process({ ...text(chatbotId, "a.txt"), content: "a ".repeat(200 * 1024) }),
  ).rejects.toMatchObject(refusal(`700 KB of 1 MB, and this one needs 400 KB. ${next}`));
  await expect(
    bob.documents.replaceFile({ chatbotId, id: document.id, ...file(1100) }),
  ).rejects.toMatchObject(refusal(`700 KB of 1 MB, and this one needs 400 KB. ${next}`));
  await bob.documents.replaceFile({ chatbotId, id: document.id, ...file(900) });
  await expect(bob.documents.create({ chatbotId, ...file(200) })).rejects.toMatchObject(
    refusal(`900 KB of 1 MB, and this one needs 200 KB. ${next}`),
  );
  await bob.documents.remove({ chatbotId, id: document.id });
  expect((await bob.documents.create({ chatbotId, ...file(1024) })).document.file_size).toBe(1024 * 1024);
});

it("a form takes no more bytes than the file was said to have", async () => {
  const carl = await as("carl", product.url);
  const { id: chatbotId } = await carl.chatbots.create({ name: "One", use_case: "support" });
  const described = { chatbotId, filename: "a.txt", content_type: "text/plain", file_size: 12 };
  const { document, upload } = await carl.documents.create(described);
  const sent = (content: string) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(upload.fields)) form.append(field, value);
    form.append("file", new Blob([content]), "a.txt");
    return fetch(upload.url, { method: "POST", body: form });
  };
  const tooLong = await sent("Open at eleven.");
  expect([tooLong.status, await tooLong.text()]).toEqual([400, expect.stringContaining("EntityTooLarge")]);
  expect((await sent("Open at ten.")).ok).toBe(true);
  expect((await finished(carl, document)).file_size).toBe(12);
});
