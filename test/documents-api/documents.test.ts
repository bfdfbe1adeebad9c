import { expect, inject, it } from "vitest";
import type { ApiDocument } from "#shared/documents-api/routes.ts";
import { until } from "../until.ts";
import { fixture } from "../upload.ts";
import { as } from "../users.ts";
import { form, json, path, programOf } from "./program.ts";

const owner = await as("ann");
const { chatbotId, send, sendForm, read, answerTo, remove } = await programOf(owner, inject("url"));

it("a file is uploaded in a form, read, replaced and deleted, and answers as one of the app does", async () => {
  const bytes = new Uint8Array(fixture("library-handbook.pdf"));
  const { id, ...uploaded } = await json(sendForm(form("handbook.pdf", bytes, "application/pdf")));
  expect(uploaded).toMatchObject({ name: "handbook.pdf", kind: "file", bytes: bytes.length, passages: 0 });
  expect(uploaded).not.toHaveProperty("user_id");
  expect(await read(id)).toMatchObject({ status: "completed", content_type: "application/pdf" });
  expect((await owner.documents.get({ chatbotId, id })).sha256).toMatch(/^[0-9a-f]{64}$/);
  const text = "The tandem costs 40 euros a day.";
  const replaced = await json(sendForm(form("tandem.txt", text), { method: "PUT", to: `${path}/${id}` }));
  expect(replaced.id).toBe(id);
  await until(async () => ((await json(send(`${path}/${id}`))).name === "tandem.txt" ? true : undefined));
  expect(await read(id)).toMatchObject({ name: "tandem.txt", bytes: text.length });
  expect(await answerTo("What does the tandem cost?")).toContain("40 euros");
  expect((await remove(id)).status).toBe(200);
  expect((await send(`${path}/${id}`)).status).toBe(404);
  expect(await answerTo("What does the tandem cost?")).toBe("");
  const { items } = await owner.account.activity({ limit: 3 });
  expect(items.map(({ action, actor }) => [action, actor.user_id.slice(0, 4)])).toEqual([
    ["deleted", "key_"],
    ["replaced", "key_"],
    ["uploaded", "key_"],
  ]);
});

it("a text is sent as JSON, and the parts of a form may name and type the file", async () => {
  const sent = { filename: "hours.md", content: "# Hours\n\nThe desk opens at nine." };
  const { id } = await json(send(path, sent));
  expect(await read(id)).toMatchObject({ name: "hours.md", status: "completed", passages: 1 });
  const named = form("blob", "Grüße", "application/octet-stream", { filename: "grüße.txt" });
  const other = await json(sendForm(named));
  expect(other.name).toBe("grüße.txt");
  const { items, cursor } = await json(send(`${path}?limit=1`));
  expect(items.map((item: ApiDocument) => item.id)).toEqual([other.id]);
  const next = await json(send(`${path}?limit=1&cursor=${cursor}`));
  expect(next.items.map((item: ApiDocument) => item.id)).toEqual([id]);
  await Promise.all([remove(id), remove(other.id)]);
});

it("a larger file goes to the bucket by a form that the API gives", async () => {
  const text = `<p>The canoe is rented by the hour.</p><!--${" ".repeat(5_000_000)}-->`;
  const described = { filename: "canoe.html", content_type: "text/html", file_size: text.length };
  expect((await sendForm(form("canoe.html", text))).status).toBe(413);
  const { document, upload } = await json(send(`${path}/upload-form`, described));
  const body = form("canoe.html", text, "text/html", upload.fields);
  expect((await fetch(upload.url, { method: "POST", body })).ok).toBe(true);
  expect(await read(document.id)).toMatchObject({ status: "completed", bytes: text.length });
  await remove(document.id);
});

it("a written answer is added, read, changed and deleted; a question has one", async () => {
  const answers = "/functions/v1/answers";
  const written = { question: "Do you deliver to Peru?", answer: "Yes, for 9 euros." };
  const { id, kind } = await json(send(answers, written));
  expect(kind).toBe("answer");
  await read(id);
  expect((await send(answers, written)).status).toBe(409);
  const put = { method: "PUT", body: JSON.stringify({ ...written, answer: "Yes, for 12 euros." }) };
  expect((await send(`${answers}/${id}`, undefined, put)).status).toBe(200);
  expect(await json(send(`${answers}/${id}`))).toEqual({ ...written, answer: "Yes, for 12 euros." });
  await until(async () => ((await answerTo(written.question)).includes("12 euros") ? true : undefined));
  const file = await json(send(path, { filename: "a.txt", content: "A text." }));
  expect((await send(`${answers}/${file.id}`)).status).toBe(404);
  const replaced = await send(`${path}/${id}`, undefined, {
    method: "PUT",
    body: JSON.stringify({ filename: "a.txt", content: "A text." }),
  });
  expect(replaced.status).toBe(409);
  await Promise.all([remove(id), remove(file.id)]);
});

it("a key that only reads lists documents and changes none; another chatbot's are not found", async () => {
  const { id } = await json(send(path, { filename: "a.txt", content: "A text." }));
  const reader = await programOf(owner, inject("url"), {
    permission_scope: "read",
    rag_system_id: chatbotId,
  });
  expect((await json(reader.send(path))).items).toHaveLength(1);
  const changes = [
    reader.send(path, { filename: "b.txt", content: "B" }),
    reader.send(`${path}/${id}`, undefined, { method: "DELETE" }),
    reader.sendForm(form("b.txt", "B")),
  ];
  for (const reply of await Promise.all(changes)) expect(reply.status).toBe(403);
  const other = await programOf(owner, inject("url"));
  for (const method of ["GET", "DELETE"])
    expect((await other.send(`${path}/${id}`, undefined, { method })).status).toBe(404);
  expect((await json(send(path))).items).toHaveLength(1);
  await remove(id);
});
