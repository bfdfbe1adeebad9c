import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { settled } from "../bench/ingest/crowd.ts";
import { startProduct } from "../product.ts";
import { finished, send, uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { startRefusingEmbedder } from "./refusing-embedder.ts";
import { textFile } from "./replace.ts";

it("documents queued all at once are worked off, each once", async () => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  const files = Array.from({ length: 60 }, (_, n) => textFile(`${n}.txt`, `Shelf ${n} holds ${n} books.`));
  const sent = await Promise.all(files.map((file) => send(api, id, file)));
  const ids = new Set(sent.map(({ document }) => document.id));
  const done = await settled(api, [id], ids, 2);
  expect(
    done.filter(
      ({ processing_status, chunk_count }) => processing_status !== "completed" || chunk_count !== 1,
    ),
  ).toEqual([]);
  expect(done).toHaveLength(60);
});

it("a document that fails at every try says so and waits in the dead letters; the others are not held up", async () => {
  const embedder = await startRefusingEmbedder("poison");
  const product = await startProduct({ env: embedder.env });
  const api = await as("cleo", product.url);
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  const { document } = await send(api, id, textFile("bad.txt", "This is poison."));
  expect(await uploadText(api, id, "good.txt", "Four weeks.")).toMatchObject({
    processing_status: "completed",
  });
  const failed = await finished(api, document);
  expect(failed).toMatchObject({ processing_status: "failed", chunk_count: 0 });
  expect(failed.failure_reason).toMatch(/does not take this request.*Check/);
  await expect.poll(() => deadLettersOf(product.folder)).toEqual([expect.stringContaining(document.id)]);
  await product.stop();
  embedder.stop();
});

/** Dead letters of a running product's queue. */
const deadLettersOf = (folder: string) => {
  const database = new DatabaseSync(join(folder, "queue.db"), { readOnly: true });
  const found = database.prepare("select body from message where deadAt is not null").all();
  database.close();
  return found.map(({ body }) => body);
};
