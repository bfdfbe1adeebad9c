import { expect, it } from "vitest";
import { maxFileBytes } from "#shared/documents/file-types.ts";
import { finished, send, upload, uploadText } from "../upload.ts";
import { as } from "../users.ts";

const newChatbot = async (owner = "ann") => {
  const api = await as(owner);
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  return { api, id };
};

const text = { filename: "rules.txt", content_type: "text/plain", file_size: 10 };

it("[DOC-012] [DOC-026] [DATA-004] a registered document is pending; once it is read, it has its number of chunks, and its text comes beside it", async () => {
  const { api, id } = await newChatbot();
  const content = "Books may be kept for four weeks.";
  const { document } = await api.documents.create({ chatbotId: id, ...text, file_size: content.length });
  const { user_id } = await api.chatbots.get({ id });
  expect(document).toEqual({
    id: expect.stringMatching(/^doc_\w+$/),
    rag_system_id: id,
    user_id,
    filename: "rules.txt",
    content_type: "text/plain",
    file_size: content.length,
    processing_status: "pending",
    chunk_count: 0,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect((await api.documents.list({ chatbotId: id })).items).toEqual([document]);
  const done = await uploadText(api, id, "rules.txt", content);
  expect(done).toMatchObject({ processing_status: "completed", chunk_count: 1 });
  expect(await api.documents.text({ chatbotId: id, id: done.id })).toMatchObject({ parts: 1, text: content });
});

it("[DOC-010] documents are listed newest first", async () => {
  const { api, id } = await newChatbot();
  for (const filename of ["a.txt", "b.txt", "c.txt"])
    await api.documents.create({ chatbotId: id, ...text, filename });
  const { items } = await api.documents.list({ chatbotId: id });
  expect(items.map(({ filename }) => filename)).toEqual(["c.txt", "b.txt", "a.txt"]);
});

it("[DOC-015] a file of another type is refused with the types that are accepted", async () => {
  const { api, id } = await newChatbot();
  const film = { chatbotId: id, filename: "tour.mov", content_type: "video/quicktime", file_size: 10 };
  await expect(api.documents.create(film)).rejects.toThrow(
    "Invalid file type. TXT, MD, PDF, DOC, DOCX, XLS, XLSX, PPT, PPTX, CSV, HTML, HTM and JSON are supported.",
  );
});

it("[DOC-016] [DOC-017] 15 MB are accepted and one byte more is refused", async () => {
  const { api, id } = await newChatbot();
  await api.documents.create({ chatbotId: id, ...text, file_size: maxFileBytes });
  await expect(api.documents.create({ chatbotId: id, ...text, file_size: maxFileBytes + 1 })).rejects.toThrow(
    "File size exceeds the maximum limit of 15MB.",
  );
});

it("a file that says it is small and is not is refused by the upload itself", async () => {
  const { api, id } = await newChatbot();
  const { upload } = await api.documents.create({ chatbotId: id, ...text });
  const form = new FormData();
  for (const [field, value] of Object.entries(upload.fields)) form.append(field, value);
  form.append("file", new Blob([new Uint8Array(maxFileBytes + 1)]), "rules.txt");
  const response = await fetch(upload.url, { method: "POST", body: form });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("EntityTooLarge");
});

it("an empty file is refused before and after it is sent", async () => {
  const { api, id } = await newChatbot();
  await expect(api.documents.create({ chatbotId: id, ...text, file_size: 0 })).rejects.toThrow(
    "The file is empty.",
  );
  const failed = await uploadText(api, id, "blank.txt", "  \n\n ");
  expect(failed).toMatchObject({ processing_status: "failed", chunk_count: 0 });
  expect(failed.failure_reason).toMatch(/\.$/);
});

it("a broken PDF ends as failed with a sentence that says what to do", async () => {
  const { api, id } = await newChatbot();
  const failed = await upload(api, id, {
    name: "broken.pdf",
    type: "application/pdf",
    bytes: "%PDF-1.7\nnothing more",
  });
  expect(failed.processing_status).toBe("failed");
  expect(failed.failure_reason).toMatch(/upload|save|export/i);
});

it("[DOC-024] a stored document is processed again by its id, without doubled chunks", async () => {
  const { api, id } = await newChatbot();
  const first = await uploadText(api, id, "rules.txt", "Books may be kept for four weeks.");
  await api.documents.process({ documentId: first.id });
  expect(await finished(api, first)).toMatchObject({ processing_status: "completed", chunk_count: 1 });
  const { context } = await api.chat.ask({ ragSystemId: id, query: "How long may books be kept?" });
  expect(context).toHaveLength(1);
});

it("[DOC-025] text that comes with the request becomes a document and is processed", async () => {
  const { api, id } = await newChatbot();
  const content = "A lost card costs five euros.";
  const given = { ragSystemId: id, content, contentType: "text/markdown" };
  const made = await api.documents.process({ ...given, filename: "card.md", documentId: null });
  expect(made).toMatchObject({ filename: "card.md", processing_status: "pending", file_size: 29 });
  expect(await finished(api, made)).toMatchObject({ processing_status: "completed" });
  const another = await api.documents.process({ ...given, filename: "cards.md" });
  expect(another.id).not.toBe(made.id);
  expect(await finished(api, another)).toMatchObject({
    filename: "cards.md",
    processing_status: "completed",
  });
});

it("a removed document no longer answers and is no longer there", async () => {
  const { api, id } = await newChatbot();
  const document = await uploadText(api, id, "rules.txt", "Books may be kept for four weeks.");
  await api.documents.remove({ chatbotId: id, id: document.id });
  expect((await api.documents.list({ chatbotId: id })).items).toEqual([]);
  await expect(api.chat.ask({ ragSystemId: id, query: "How long may books be kept?" })).rejects.toMatchObject(
    { code: "no_context" },
  );
});

it("[DOC-027] another owner neither lists nor adds documents", async () => {
  const { id } = await newChatbot();
  const bob = await as("bob");
  await expect(bob.documents.list({ chatbotId: id })).rejects.toMatchObject({ code: "not_found" });
  await expect(bob.documents.create({ chatbotId: id, ...text })).rejects.toMatchObject({ code: "not_found" });
});

it("an upload form serves its own document only", async () => {
  const { api, id } = await newChatbot();
  const { document } = await send(api, id, { name: "a.txt", type: "text/plain", bytes: "Some words." });
  const { upload } = await api.documents.create({ chatbotId: id, ...text });
  const form = new FormData();
  for (const [field, value] of Object.entries(upload.fields))
    form.append(field, field === "key" ? `documents/x/${id}/${document.id}` : value);
  form.append("file", new Blob(["other words"]), "a.txt");
  expect((await fetch(upload.url, { method: "POST", body: form })).status).toBe(403);
});

it("documents of all chatbots are found by words of their names, and only the owner's", async () => {
  const [{ api, id }, other, bob] = [await newChatbot(), await newChatbot(), await newChatbot("bob")];
  for (const [chatbot, filename] of [
    [id, "E-Bike Guide.txt"],
    [other.id, "guide-to-bikes.txt"],
    [other.id, "hours.txt"],
  ] as const)
    await api.documents.create({ chatbotId: chatbot, ...text, filename });
  await bob.api.documents.create({ chatbotId: bob.id, ...text, filename: "bike guide.txt" });
  const found = await api.documents.find({ name: "GUIDE bike" });
  expect(found.isComplete).toBe(true);
  expect(found.items.map(({ filename }) => filename).sort()).toEqual([
    "E-Bike Guide.txt",
    "guide-to-bikes.txt",
  ]);
  expect((await api.documents.find({ name: "guide", limit: 1 })).items).toHaveLength(1);
});
