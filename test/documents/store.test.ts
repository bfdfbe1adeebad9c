import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import type { Document } from "#shared/documents/document.ts";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";

const importing = () => import("#lambdas/documents/store.ts");

const sha = (digit: string) => digit.repeat(64);

const newDocument = (rag_system_id: string, more: Partial<Document> = {}): Document => ({
  id: newId("document"),
  rag_system_id,
  user_id: "usr_ann",
  filename: "Règles 📄.txt",
  content_type: "text/plain",
  file_size: 10,
  processing_status: "pending",
  chunk_count: 0,
  created_at: "2026-01-01T00:00:00.000Z",
  ...more,
});

describeOnEachEngine("documents", importing, (loaded, table) => {
  const created = (chatbotId = newId("chatbot"), more: Partial<Document> = {}) =>
    loaded().documentStore.create(newDocument(chatbotId, more));

  const keptOf = async (chatbotId: string): Promise<string[]> => {
    const { Items = [] } = await table().send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": `BOT#${chatbotId}` },
      }),
    );
    return Items.map(({ sk }) => String(sk));
  };

  it("a document is found in its chatbot and by its id, by its owner only", async () => {
    const { documentStore } = loaded();
    const document = await created();
    expect(await documentStore.ofAccount("usr_ann", document)).toEqual(document);
    expect(await documentStore.byId("usr_ann", document.id)).toEqual(document);
    const absent = { code: "not_found", message: "Document not found." };
    await expect(documentStore.ofAccount("usr_bob", document)).rejects.toMatchObject(absent);
    await expect(documentStore.byId("usr_bob", document.id)).rejects.toMatchObject(absent);
    await expect(documentStore.byId("usr_ann", newId("document"))).rejects.toMatchObject(absent);
    expect(await documentStore.find({ rag_system_id: newId("chatbot"), id: document.id })).toBeUndefined();
  });

  it("a chatbot's documents are listed newest first, page by page, and no other's", async () => {
    const { documentStore } = loaded();
    const chatbotId = newId("chatbot");
    const ids = [];
    for (let n = 0; n < 5; n++) ids.unshift((await created(chatbotId, { sha256: sha("a") })).id);
    await created();
    const first = await documentStore.list(chatbotId, { limit: 2 });
    const second = await documentStore.list(chatbotId, { limit: 4, cursor: first.cursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(await Array.fromAsync(documentStore.all(chatbotId))).toHaveLength(5);
  });

  it("the same file is known by its content, else by its name, the newest first", async () => {
    const { documentStore } = loaded();
    const chatbotId = newId("chatbot");
    await created(chatbotId, { filename: "a.txt", sha256: sha("a") });
    const newer = await created(chatbotId, { filename: "a.txt", sha256: sha("b") });
    const other = await created(chatbotId, { filename: "c.txt", sha256: sha("a") });
    const same = (filename: string, sha256?: string) => documentStore.same(chatbotId, { filename, sha256 });
    expect(await same("new.txt", sha("a"))).toEqual({ document: other, isSameContent: true });
    expect(await same("a.txt", sha("d"))).toEqual({ document: newer, isSameContent: false });
    expect(await same("a.txt")).toEqual({ document: newer, isSameContent: false });
    expect(await same("e.txt", sha("e"))).toBeNull();
    expect(await documentStore.same(newId("chatbot"), { filename: "a.txt", sha256: sha("a") })).toBeNull();
  });

  it("a document's file is known by its name and content once its run has ended, and the former one no longer", async () => {
    const { documentStore } = loaded();
    const document = await created(newId("chatbot"), { filename: "a.txt", sha256: sha("a") });
    const file = { filename: "b.txt", sha256: sha("b"), file_size: 11 };
    await documentStore.finishRun({ ...document, ...file }, {});
    expect(await documentStore.get(document)).toEqual({ ...document, ...file, runs: 1 });
    const same = (filename: string, sha256: string) =>
      documentStore.same(document.rag_system_id, { filename, sha256 });
    expect(await same("a.txt", sha("a"))).toBeNull();
    expect((await same("x.txt", sha("b")))?.document.id).toBe(document.id);
    expect((await same("b.txt", sha("x")))?.document.id).toBe(document.id);
  });

  it("of two runs with other files that end at once one's file is in force, and alone", async () => {
    const { documentStore } = loaded();
    const document = await created();
    const names = ["b.txt", "c.txt", "d.txt"];
    await Promise.all(
      names.map((filename) => documentStore.finishRun({ ...document, filename, sha256: sha("b") }, {})),
    );
    expect(names).toContain((await documentStore.get(document)).filename);
    const kept = await keptOf(document.rag_system_id);
    expect(kept.map((sort) => sort.split("#")[0])).toEqual(["CONTENT", "DOC", "NAME"]);
  });

  it("of two runs that end at once the second sees the first", async () => {
    const { documentStore } = loaded();
    const document = await created();
    const settle = (processing_status: string) =>
      documentStore.finishRun(document, { set: { processing_status }, remove: ["progress"] });
    const settled = await Promise.all([settle("completed"), settle("failed")]);
    expect(settled.toSorted()).toEqual([false, true]);
    expect((await documentStore.get(document)).runs).toBe(1);
  });

  it("a document that is gone ends no run", async () => {
    const { documentStore } = loaded();
    const document = await created();
    await documentStore.remove(document);
    const gone = { code: "not_found" };
    await expect(documentStore.finishRun(document, {})).rejects.toMatchObject(gone);
    expect(await keptOf(document.rag_system_id)).toEqual([]);
  });

  it("nothing of a removed document stays, whatever its file was called when it was looked up", async () => {
    const { documentStore } = loaded();
    const looked = await created(newId("chatbot"), { sha256: sha("a") });
    await documentStore.finishRun({ ...looked, filename: "later.txt", sha256: sha("b") }, {});
    await documentStore.remove(looked);
    expect(await keptOf(looked.rag_system_id)).toEqual([]);
    await documentStore.remove(looked);
  });

  it("a row that was kept before runs were counted can be settled", async () => {
    const { documentStore } = loaded();
    const document = await created();
    await documentStore.update(document, { remove: ["runs"] });
    const found = await documentStore.get(document);
    expect([found.runs, await documentStore.finishRun(found, {})]).toEqual([0, true]);
  });
});
