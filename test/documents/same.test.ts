import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { keyOf, replace, textFile } from "./replace.ts";

const newChatbot = async () => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  const same = async (filename: string, content?: string) => {
    const file = { filename, ...(content && { sha256: sha256(content) }) };
    const [found] = (await api.documents.same({ chatbotId: id, files: [file] })).same;
    return found && { id: found.document.id, isSameContent: found.isSameContent };
  };
  return { api, id, same };
};

const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");

it("the same content is known under any name", async () => {
  const { api, id, same } = await newChatbot();
  const document = await uploadText(api, id, "rules.txt", "Four weeks.");
  expect(document.sha256).toBe(sha256("Four weeks."));
  expect(await same("copy.txt", "Four weeks.")).toEqual({ id: document.id, isSameContent: true });
});

it("the same name with other content is known as another version", async () => {
  const { api, id, same } = await newChatbot();
  const document = await uploadText(api, id, "Bücher #1.txt", "Four weeks.");
  expect(await same("Bücher #1.txt", "Five weeks.")).toEqual({ id: document.id, isSameContent: false });
  expect(await same("Bücher #1.txt".normalize("NFD"))).toEqual({ id: document.id, isSameContent: false });
});

it("content counts before name, and the newest document before older ones", async () => {
  const { api, id, same } = await newChatbot();
  const content = await uploadText(api, id, "a.txt", "Four weeks.");
  await uploadText(api, id, "b.txt", "Five weeks.");
  const newest = await uploadText(api, id, "b.txt", "Six weeks.");
  expect(await same("b.txt", "Four weeks.")).toEqual({ id: content.id, isSameContent: true });
  expect(await same("b.txt")).toEqual({ id: newest.id, isSameContent: false });
});

it("several files are answered in their order", async () => {
  const { api, id } = await newChatbot();
  const document = await uploadText(api, id, "rules.txt", "Four weeks.");
  const files = ["new.txt", "rules.txt", "other.txt"].map((filename) => ({ filename }));
  const { same } = await api.documents.same({ chatbotId: id, files });
  expect(same.map((found) => found?.document.id)).toEqual([undefined, document.id, undefined]);
});

it("a replaced file is known by its new content and name, and no longer by the former ones", async () => {
  const { api, id, same } = await newChatbot();
  const document = await uploadText(api, id, "rules.txt", "Four weeks.");
  await replace(api, document, textFile("rules 2026.txt", "Five weeks."));
  expect(await same("x.txt", "Five weeks.")).toEqual({ id: document.id, isSameContent: true });
  expect(await same("rules 2026.txt")).toEqual({ id: document.id, isSameContent: false });
  expect([await same("x.txt", "Four weeks."), await same("rules.txt")]).toEqual([null, null]);
});

it("a deleted document's file is unknown again, and so is one of another chatbot", async () => {
  const { api, id, same } = await newChatbot();
  const document = await uploadText(api, id, "rules.txt", "Four weeks.");
  expect(await (await newChatbot()).same("rules.txt", "Four weeks.")).toBeNull();
  await api.documents.remove(keyOf(document));
  expect(await same("rules.txt", "Four weeks.")).toBeNull();
});

it("a digest that the uploader got wrong is put right by the file itself", async () => {
  const { api, id, same } = await newChatbot();
  const file = { chatbotId: id, filename: "rules.txt", content_type: "text/plain", file_size: 11 };
  const { document } = await api.documents.create({ ...file, sha256: sha256("something else") });
  await replace(api, document, textFile("rules.txt", "Four weeks."));
  expect(await same("x.txt", "something else")).toBeNull();
  expect(await same("x.txt", "Four weeks.")).toEqual({ id: document.id, isSameContent: true });
});
