import type { Document } from "#shared/documents/document.ts";
import { startProduct } from "../../product.ts";
import { as } from "../../users.ts";
import type { Row } from "../table.ts";
import { each, newChatbots, post, register, settled } from "./crowd.ts";
import { type SampleFile, sampleFiles } from "./files.ts";
import { watchMemory } from "./memory.ts";

/** 200 files of all types to five chatbots: how fast, how much memory, and whether all of them end as they must. */
export const mixed = async (): Promise<Row[]> => {
  const product = await startProduct();
  const memory = watchMemory(() => product.process.pid ?? 0);
  const ann = await as("ann", product.url);
  const chatbots = await newChatbots(ann, 5);
  const files = sampleFiles(200);
  const sent = new Map<string, SampleFile>();
  const startedAt = performance.now();
  await each(files, 8, async (file, at) => {
    const { document, upload } = await register(ann, chatbots[at % 5] ?? "", file);
    await post(upload, file);
    sent.set(document.id, file);
  });
  const documents = await settled(ann, chatbots, new Set(sent.keys()), 20);
  const minutes = (performance.now() - startedAt) / 60_000;
  const peak = memory.stop();
  await product.stop();
  return [
    { what: "documents", value: sent.size, unit: "files" },
    { what: "passages", value: documents.reduce((sum, one) => sum + one.chunk_count, 0), unit: "passages" },
    { what: "speed", value: sent.size / minutes, unit: "a minute", atLeast: 60 },
    { what: "peak memory, all processes", value: peak.together, unit: "MiB", atMost: 1024 },
    { what: "peak memory, largest process", value: peak.largest, unit: "MiB", atMost: 512 },
    { what: "lost", value: wrong(documents, sent).length, unit: "documents", atMost: 0 },
  ];
};

/** Names the documents that are missing or did not end as expected, because somebody has to look at them. */
export const wrong = (documents: Document[], sent: Map<string, SampleFile>): string[] => {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const names = [...sent].flatMap(([id, { name, ends }]) => {
    const { processing_status, failure_reason } = byId.get(id) ?? {};
    const isRight = processing_status === ends && (ends === "completed" || failure_reason);
    return isRight ? [] : [`${name} ended as ${processing_status}: ${failure_reason}`];
  });
  for (const name of names) console.log(`  ${name}`);
  return names;
};
