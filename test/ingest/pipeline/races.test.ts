import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putFile } from "#lambdas/documents/files.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { textPart } from "#lambdas/documents/text/pages.ts";
import type { Document } from "#shared/documents/document.ts";
import { inPlace, run, type Scene, startScene, storedDocument } from "./setup.ts";

const four = "Books may be kept for four weeks.";
const five = "Books may be kept for five weeks.";

describe("two things that happen to a document at once", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene();
  });
  afterAll(() => scene.stop());
  beforeEach(() => scene.provide());

  /** Acts once, just before the passages are embedded. */
  const whileEmbedding = (act: () => Promise<unknown>) => {
    let isDone = false;
    const embed: typeof scene.models.embed = async (texts, kind) => {
      if (!isDone) {
        isDone = true;
        await act();
      }
      return scene.models.embed(texts, kind);
    };
    scene.provide({ models: { embed } });
  };

  /** Acts once, just before or after the passages are replaced. */
  const atReplacement = (when: "before" | "after", act: () => Promise<unknown>) => {
    let isDone = false;
    const replace: typeof scene.search.replace = async (key, passages) => {
      const isFirst = !isDone;
      isDone = true;
      if (isFirst && when === "before") await act();
      await scene.search.replace(key, passages);
      if (isFirst && when === "after") await act();
    };
    scene.provide({ search: { replace } });
  };

  const expectInPlace = async (document: Document, content: string) => {
    const now = await documentStore.get(document);
    expect(now).toMatchObject({ processing_status: "completed", chunk_count: 1 });
    expect(await inPlace(scene, document)).toEqual([content]);
    expect((await textPart(now, {})).text).toBe(content);
    expect(await scene.keptIn(`read/ann/${document.rag_system_id}/`)).toHaveLength(1);
  };

  it("a file stored while the former one is embedded is the one that counts", async () => {
    const document = await storedDocument(four);
    whileEmbedding(() => putFile({ ...document, filename: "new.txt" }, five));
    await run(document);
    await expectInPlace(document, five);
    expect(await documentStore.get(document)).toMatchObject({ filename: "new.txt" });
  });

  it.each(["before", "after"] as const)(
    "an older run that is overtaken %s it puts its passages in place does not undo the newer one",
    async (when) => {
      const document = await storedDocument(four);
      atReplacement(when, async () => {
        await putFile(document, five);
        await run(document);
      });
      await run(document);
      await expectInPlace(document, five);
    },
  );

  it("the same file announced twice at once is there once", async () => {
    const document = await storedDocument(four);
    await Promise.all([run(document), run(document), run(document)]);
    await expectInPlace(document, four);
  });

  it("an older run that fails does not fail the newer file", async () => {
    const document = await storedDocument("%PDF-1.7 broken");
    await Promise.all([run(document), putFile(document, five).then(() => run(document))]);
    await expectInPlace(document, five);
  });

  it.each(["before", "after"] as const)(
    "a document deleted %s its passages are put in place leaves nothing",
    async (when) => {
      const document = await storedDocument(four);
      atReplacement(when, async () => documentStore.remove(await documentStore.get(document)));
      await run(document);
      expect(await inPlace(scene, document)).toEqual([]);
      expect(await scene.keptIn(`read/ann/${document.rag_system_id}/`)).toEqual([]);
      expect(await scene.keptIn(`documents/ann/${document.rag_system_id}/`)).toEqual([]);
    },
  );

  it("a file that arrives after its document was deleted is deleted too", async () => {
    const document = await storedDocument(four);
    await documentStore.remove(document);
    await putFile(document, five);
    await run(document);
    expect(await scene.keptIn(`documents/ann/${document.rag_system_id}/`)).toEqual([]);
  });

  it("a file that is replaced leaves one text, however often it is read", async () => {
    const document = await storedDocument(four);
    await run(document);
    await putFile(document, five);
    await run(document);
    await run(document);
    await expectInPlace(document, five);
  });
});
