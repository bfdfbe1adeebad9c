import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import type { Document } from "#shared/documents/document.ts";
import { startProduct, temporaryFolder } from "../../product.ts";
import { random } from "../../random.ts";
import { type Actor, as, signIn } from "../../users.ts";
import type { Row } from "../table.ts";
import { each, newChatbots, post, register, settled } from "./crowd.ts";
import { type SampleFile, sampleFiles } from "./files.ts";
import { wrong } from "./mixed.ts";

const kills = 10;
const seed = 20261121;

/** The same 200 files while the product is killed ten times: none is lost, and no passage is there twice. */
export const killed = async (): Promise<Row[]> => {
  const next = random(seed);
  const folder = temporaryFolder();
  let product = await startProduct({ folder });
  const port = Number(new URL(product.url).port);
  let ann: Actor = await as("ann", product.url);
  const chatbots = await newChatbots(ann, 5);
  const sent = new Map<string, SampleFile>();
  const uploading = each(sampleFiles(200), 8, async (file, at) => {
    const { document, upload } = await insisting(() => register(ann, chatbots[at % 5] ?? "", file));
    await insisting(() => post(upload, file));
    sent.set(document.id, file);
  });
  for (let kill = 0; kill < kills; kill++) {
    await pause(500 + next() * 5500);
    await product.kill();
    product = await startProduct({ folder, port });
    ann = await signIn(ann.email, product.url);
  }
  await uploading;
  const documents = await settled(ann, chatbots, new Set(sent.keys()), 20);
  await product.stop();
  const own = documents.filter(({ id }) => sent.has(id));
  return [
    { what: "kills", value: kills, unit: "" },
    { what: "documents acknowledged", value: sent.size, unit: "files" },
    { what: "lost", value: wrong(documents, sent).length, unit: "documents", atMost: 0 },
    { what: "passages lost or doubled", value: miscounted(folder, own), unit: "documents", atMost: 0 },
    { what: "copies that differ", value: differing(own, sent).length, unit: "sources", atMost: 0 },
  ];
};

/** Until the product is back and takes it. */
const insisting = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (;;)
    try {
      return await attempt();
    } catch {
      await pause(200);
    }
};

/** Documents that do not have as many passages in the search file as they say. */
const miscounted = (folder: string, documents: Document[]): number => {
  const [file = ""] = readdirSync(folder).filter((name) => /^search-.*\.db$/.test(name));
  const database = new DatabaseSync(join(folder, file), { readOnly: true });
  const count = database.prepare("select count(*) as passages from passage where document_id = ?");
  return documents.filter(({ id, chunk_count }) => count.get(id)?.passages !== chunk_count).length;
};

/** Sources whose copies do not all have the same number of passages. */
const differing = (documents: Document[], sent: Map<string, SampleFile>): string[] => {
  const counts = new Map<string, Set<number>>();
  for (const { id, chunk_count } of documents) {
    const source = sent.get(id)?.source ?? "";
    counts.set(source, (counts.get(source) ?? new Set()).add(chunk_count));
  }
  const names = [...counts].filter(([, different]) => different.size > 1);
  for (const [source, different] of names)
    console.log(`  ${source} has ${[...different].join(" or ")} passages`);
  return names.map(([source]) => source);
};
