import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { finished, uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { described, keyOf, replace, textFile } from "./replace.ts";

const four = "Books may be kept for four weeks.";
const five = "Books may be kept for five weeks.";

const newChatbot = async () => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  const ask = async () => {
    const { context } = await api.chat.ask({ ragSystemId: id, query: "How long may books be kept?" });
    return context.map(({ content }) => content);
  };
  return { api, id, ask };
};

const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");

it("a new file takes the place of a document's former one: answers, text, name and download", async () => {
  const { api, id, ask } = await newChatbot();
  const first = await uploadText(api, id, "rules.txt", four);
  const done = await replace(api, first, textFile("rules 2026.txt", five));
  expect(done).toMatchObject({
    id: first.id,
    filename: "rules 2026.txt",
    sha256: sha256(five),
    chunk_count: 1,
  });
  expect(await ask()).toEqual([five]);
  expect((await api.documents.text(keyOf(done))).text).toBe(five);
  const response = await fetch((await api.documents.file(keyOf(done))).url);
  expect(response.headers.get("content-disposition")).toContain("rules 2026.txt");
  expect((await api.documents.list({ chatbotId: id })).items).toHaveLength(1);
});

it("the former passages answer until the new file is read", async () => {
  const { api, id, ask } = await newChatbot();
  const first = await uploadText(api, id, "rules.txt", four);
  const { document } = await api.documents.replaceFile({
    ...keyOf(first),
    ...described(textFile("new.txt", five)),
  });
  expect(document).toMatchObject({ processing_status: "pending", chunk_count: 1, filename: "rules.txt" });
  expect(await ask()).toEqual([four]);
  expect((await api.documents.text(keyOf(first))).text).toBe(four);
});

it("a new file that can't be read leaves the former passages answering, and says so", async () => {
  const { api, id, ask } = await newChatbot();
  const first = await uploadText(api, id, "rules.txt", four);
  const broken = { name: "rules.pdf", type: "application/pdf", bytes: "%PDF-1.7\nnothing more" };
  const failed = await replace(api, first, broken);
  expect(failed).toMatchObject({ processing_status: "failed", chunk_count: 1 });
  expect(failed.failure_reason).toMatch(/\. The version read before still answers\.$/);
  expect(await ask()).toEqual([four]);
  expect((await api.documents.text(keyOf(first))).text).toBe(four);
});

it("a failed document is mended by a new file", async () => {
  const { api, id, ask } = await newChatbot();
  const failed = await uploadText(api, id, "rules.txt", "  \n ");
  const done = await replace(api, failed, textFile("rules.txt", four));
  expect(done).toMatchObject({ processing_status: "completed", chunk_count: 1 });
  expect(done).not.toHaveProperty("failure_reason");
  expect(await ask()).toEqual([four]);
});

it("a new file of another type or of another owner is refused", async () => {
  const { api, id } = await newChatbot();
  const first = await uploadText(api, id, "rules.txt", four);
  const film = { ...keyOf(first), filename: "tour.mov", content_type: "video/quicktime", file_size: 10 };
  await expect(api.documents.replaceFile(film)).rejects.toThrow("Invalid file type.");
  const bob = await as("bob");
  const theirs = bob.documents.replaceFile({ ...keyOf(first), ...described(textFile("a.txt", five)) });
  await expect(theirs).rejects.toMatchObject({ code: "not_found" });
});

it("a new file that never arrives leaves a document that can be read again", async () => {
  const { api, id } = await newChatbot();
  const first = await uploadText(api, id, "rules.txt", four);
  await api.documents.replaceFile({ ...keyOf(first), ...described(textFile("new.txt", five)) });
  await api.documents.process({ documentId: first.id });
  expect(await finished(api, first)).toMatchObject({ processing_status: "completed", filename: "rules.txt" });
});
