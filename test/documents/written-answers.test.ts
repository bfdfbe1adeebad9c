import { expect, it } from "vitest";
import { finished, uploadText } from "../upload.ts";
import { type Actor, as, bearing, nobody } from "../users.ts";

const question = "Do you deliver to Peru?";
const answer = "Yes, for 9 euros. A parcel takes ten days.\n\nDeliveries leave on Mondays.";
const rules =
  "We deliver to Chile for 5 euros.\n\nA reminder costs 1.50 euros.\n\nFilms may be kept for one week.";

const newChatbot = async (owner = "ann") => {
  const api = await as(owner);
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  return { api, id, ask: (query: string) => api.chat.ask({ ragSystemId: id, query }) };
};

const write = async (api: Actor, chatbotId: string, text = { question, answer }) =>
  finished(api, await api.documents.writeAnswer({ chatbotId, ...text }));

/** Asks as a visitor of the chatbot's public page. */
const visitorOf = async (api: Actor, id: string) => {
  const page = { public_title: "Helmets", public_description: "", is_public: true };
  const ragSlug = (await api.chatbots.publish({ id, ...page })).public_slug ?? "";
  const { token } = await nobody().visitors.session({ ragSlug });
  return (message: string) => bearing(token).chat.askPublic({ ragSlug, message });
};

it("a written answer is a document of its own kind with its question as name and one passage", async () => {
  const { api, id } = await newChatbot();
  const written = await write(api, id);
  expect(written).toMatchObject({ kind: "answer", filename: question, chunk_count: 1 });
  expect(written.processing_status).toBe("completed");
  expect((await api.documents.list({ chatbotId: id })).items).toEqual([written]);
  const { items } = await api.documents.passages({ chatbotId: id, id: written.id });
  expect(items).toMatchObject([{ text: answer, titlePath: [question], place: "Written answer" }]);
  expect(await api.documents.answer({ chatbotId: id, answerId: written.id })).toEqual({ question, answer });
});

it.each([question, "do you deliver to PERU", "Are you delivering to Peru?"])(
  "asked %j, the chatbot gives the written answer whole, first and cited",
  async (asked) => {
    const { api, id, ask } = await newChatbot();
    await uploadText(api, id, "rules.txt", rules);
    const written = await write(api, id);
    const reply = await ask(asked);
    expect(reply.answer).toBe(`${answer} [1]`);
    expect(reply.outcome).toBe("answered");
    expect(reply.context[0]).toMatchObject({
      content: answer,
      similarity: 1,
      metadata: { documentId: written.id, filename: question, place: "Written answer" },
    });
  },
);

it("a written answer wins over a passage that says it in the question's own words", async () => {
  const { api, id, ask } = await newChatbot();
  await uploadText(api, id, "rules.txt", "Do you deliver to Peru? No, we deliver to Chile only.");
  expect((await ask(question)).answer).toContain("Chile only");
  await write(api, id);
  expect((await ask(question)).answer).toBe(`${answer} [1]`);
});

it.each(["Do you deliver to Chile?", "When do you deliver to Peru?", "What does a reminder cost?"])(
  "asked %j, the chatbot does not take the written answer for the answer to it",
  async (asked) => {
    const { api, id, ask } = await newChatbot();
    await uploadText(api, id, "rules.txt", rules);
    await write(api, id);
    expect((await ask(asked)).answer).not.toContain("Yes, for 9 euros");
  },
);

it.each(["Do you sell cars?", "Do you sell bells?", "Do you rent helmets?"])(
  "asked %j, neither owner nor visitor gets the answer to the question whether helmets are sold",
  async (asked) => {
    const { api, id, ask } = await newChatbot();
    const asVisitor = await visitorOf(api, id);
    await write(api, id, { question: "Do you sell helmets?", answer: "Yes, helmets cost 49 euros." });
    for (const answer of [ask, asVisitor]) {
      expect((await answer("Can I buy a helmet from you?")).answer).toBe("Yes, helmets cost 49 euros. [1]");
      expect(await answer(asked)).toMatchObject({ outcome: "refused", context: [] });
    }
  },
);

it("a changed answer answers in its new words, under its new question", async () => {
  const { api, id, ask } = await newChatbot();
  const { id: documentId } = await write(api, id);
  const changed = { question: "Do you ship to Bolivia?", answer: "Only by sea." };
  const done = await finished(
    api,
    await api.documents.writeAnswer({ chatbotId: id, answerId: documentId, ...changed }),
  );
  expect(done).toMatchObject({ id: documentId, kind: "answer", filename: changed.question, chunk_count: 1 });
  expect((await ask(changed.question)).answer).toBe("Only by sea. [1]");
  expect((await ask(question)).answer).not.toContain("Deliveries");
});

it("a deleted answer no longer answers", async () => {
  const { api, id, ask } = await newChatbot();
  await uploadText(api, id, "rules.txt", rules);
  const written = await write(api, id);
  await api.documents.remove({ chatbotId: id, id: written.id });
  expect((await ask(question)).answer).not.toContain("Deliveries");
});

it("a question has one written answer", async () => {
  const { api, id } = await newChatbot();
  await write(api, id);
  await expect(write(api, id)).rejects.toMatchObject({ code: "conflict" });
  const other = await write(api, id, { question: "Do you ship to Bolivia?", answer });
  const same = { chatbotId: id, answerId: other.id, question, answer };
  await expect(api.documents.writeAnswer(same)).rejects.toMatchObject({ code: "conflict" });
});

it("a written answer takes no file, and a file is not changed as an answer", async () => {
  const { api, id } = await newChatbot();
  const written = await write(api, id);
  const file = { chatbotId: id, filename: "rules.txt", content_type: "text/plain", file_size: 10 };
  await expect(api.documents.replaceFile({ ...file, id: written.id })).rejects.toMatchObject({
    code: "conflict",
  });
  const { document } = await api.documents.create(file);
  const key = { chatbotId: id, answerId: document.id };
  await expect(api.documents.writeAnswer({ ...key, question, answer })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(api.documents.answer({ chatbotId: id, answerId: document.id })).rejects.toMatchObject({
    code: "not_found",
  });
});

it("another owner neither reads nor writes answers", async () => {
  const { api, id } = await newChatbot();
  const written = await write(api, id);
  const bob = await as("bob");
  const refused = { code: "not_found" };
  await expect(bob.documents.answer({ chatbotId: id, answerId: written.id })).rejects.toMatchObject(refused);
  for (const answerId of [undefined, written.id])
    await expect(
      bob.documents.writeAnswer({ chatbotId: id, answerId, question: "Mine?", answer }),
    ).rejects.toMatchObject(refused);
});

it("a question or an answer that is missing or too long is refused with what to do", async () => {
  const { api, id: chatbotId } = await newChatbot();
  for (const [wrong, words] of [
    [{ question: " ", answer }, "Enter a question."],
    [{ question: "q".repeat(256), answer }, "Shorten the question"],
    [{ question, answer: "\n" }, "Enter an answer."],
    [{ question, answer: "a".repeat(4001) }, "upload it as a file"],
  ] as const)
    await expect(api.documents.writeAnswer({ chatbotId, ...wrong })).rejects.toThrow(words);
});

it("its original is a Markdown file with the question as heading", async () => {
  const { api, id } = await newChatbot();
  const written = await write(api, id);
  const { url } = await api.documents.file({ chatbotId: id, id: written.id });
  const response = await fetch(url);
  expect(await response.text()).toBe(`# ${question}\n\n${answer}\n`);
  expect(response.headers.get("content-disposition")).toContain("Do%20you%20deliver%20to%20Peru%3F.md");
});
