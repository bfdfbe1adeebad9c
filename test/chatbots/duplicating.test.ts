import { expect, it } from "vitest";
import { borrow } from "../products/borrow.ts";
import { finished, uploadText } from "../upload.ts";
import { type Actor, as } from "../users.ts";

const duplicate = async (owner: Actor, id: string) => {
  const { copy } = await owner.chatbots.duplicate({ id });
  while (!(await owner.chatbots.duplicate({ id, copyId: copy.id })).isDone);
  const { items } = await owner.documents.list({ chatbotId: copy.id });
  return { copy, documents: await Promise.all(items.map((document) => finished(owner, document))) };
};

it("a duplicate has settings and documents of its own, and is private", async () => {
  const ann = await as("ann");
  const made = {
    name: "Desk",
    description: "Rules",
    use_case: "interviewer",
    first_question: "Who?",
  } as const;
  const { id } = await ann.chatbots.create(made);
  const rules = await uploadText(ann, id, "rules.txt", "A reminder costs 1.50 euros.");
  await ann.documents.create({
    chatbotId: id,
    filename: "absent.txt",
    content_type: "text/plain",
    file_size: 9,
  });
  await ann.chatbots.publish({ id, public_title: "Desk", public_description: "", is_public: true });
  const { copy, documents } = await duplicate(ann, id);
  expect(copy).toMatchObject({ name: "Desk (copy)", description: "Rules", opening_question: "Who?" });
  expect(copy).toMatchObject({ is_public: false, public_slug: null, public_title: null });
  const [source, own] = await Promise.all(
    [id, copy.id].map((one) => ann.chatbots.llmConfiguration({ id: one })),
  );
  expect({ ...own, id: "", rag_system_id: "" }).toEqual({ ...source, id: "", rag_system_id: "" });
  expect(documents).toMatchObject([
    { filename: "rules.txt", sha256: rules.sha256, processing_status: "completed", chunk_count: 1 },
  ]);
  await ann.chatbots.remove({ id });
  const { answer } = await ann.chat.ask({ ragSystemId: copy.id, query: "What does a reminder cost?" });
  expect(answer).toContain("1.50 euros");
});

it("a duplicate gives the written answers of its source first", async () => {
  const ann = await as("ann");
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const written = { question: "Do you deliver to Peru?", answer: "Yes, for 9 euros." };
  await finished(ann, await ann.documents.writeAnswer({ chatbotId: id, ...written }));
  const { copy, documents } = await duplicate(ann, id);
  expect(documents).toMatchObject([{ kind: "answer", filename: written.question }]);
  const reply = await ann.chat.ask({ ragSystemId: copy.id, query: "Are you delivering to Peru?" });
  expect(reply.answer).toBe("Yes, for 9 euros. [1]");
  expect(reply.context[0]?.metadata.documentId).toBe(documents[0]?.id);
});

it("a documents' copy that is asked for again adds none, nor does a chatbot's into itself, and another owner's chatbot cannot be copied", async () => {
  const [ann, bob] = [await as("ann"), await as("bob")];
  const { id } = await ann.chatbots.create({ name: "D".repeat(120), use_case: "support" });
  await uploadText(ann, id, "rules.txt", "A reminder costs 1.50 euros.");
  const { copy } = await duplicate(ann, id);
  expect(copy.name).toBe(`${"D".repeat(113)} (copy)`);
  expect(await ann.chatbots.duplicate({ id, copyId: copy.id })).toEqual({ copy, isDone: true });
  expect((await ann.documents.list({ chatbotId: copy.id })).items).toHaveLength(1);
  await expect(ann.chatbots.duplicate({ id, copyId: id })).rejects.toMatchObject({ code: "conflict" });
  expect((await ann.documents.list({ chatbotId: id })).items).toHaveLength(1);
  const { id: own } = await bob.chatbots.create({ name: "Bob", use_case: "hr" });
  const absent = { code: "not_found" };
  await expect(bob.chatbots.duplicate({ id })).rejects.toMatchObject(absent);
  await expect(bob.chatbots.duplicate({ id: own, copyId: copy.id })).rejects.toMatchObject(absent);
});

it("a copy that the account's quotas have no room for is refused before anything is made", async () => {
  const product = await borrow("limited");
  const ann = await as("ann", product.url);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  for (const name of ["rules.txt", "fees.txt"])
    await uploadText(ann, id, name, "A reminder costs 1.50 euros.");
  await expect(ann.chatbots.duplicate({ id })).rejects.toMatchObject({ code: "conflict" });
  expect((await ann.chatbots.list({})).items).toHaveLength(1);
  await product.giveBack();
});
