import { startProduct } from "../../product.ts";
import { as } from "../../users.ts";
import type { Row } from "../table.ts";
import { each, newChatbots, post, register, settled } from "./crowd.ts";
import type { SampleFile } from "./files.ts";
import { wrong } from "./mixed.ts";

/** 1,000 small documents, uploaded as fast as they are taken: the queue works off all of them. */
export const small = async (): Promise<Row[]> => {
  const product = await startProduct();
  const ann = await as("ann", product.url);
  const chatbots = await newChatbots(ann, 1);
  const sent = new Map<string, SampleFile>();
  const startedAt = performance.now();
  await each(Array.from({ length: 1000 }, smallFile), 16, async (file) => {
    const { document, upload } = await register(ann, chatbots[0] ?? "", file);
    await post(upload, file);
    sent.set(document.id, file);
  });
  const uploadedAt = performance.now();
  const documents = await settled(ann, chatbots, new Set(sent.keys()), 20);
  const seconds = (performance.now() - startedAt) / 1000;
  await product.stop();
  return [
    { what: "documents", value: sent.size, unit: "files" },
    { what: "uploaded after", value: (uploadedAt - startedAt) / 1000, unit: "s" },
    { what: "worked off after", value: seconds, unit: "s", atMost: 300 },
    { what: "lost", value: wrong(documents, sent).length, unit: "documents", atMost: 0 },
    {
      what: "doubled",
      value: documents.filter(({ chunk_count }) => chunk_count !== 1).length + documents.length - sent.size,
      unit: "documents",
      atMost: 0,
    },
  ];
};

const smallFile = (_: unknown, at: number): SampleFile => ({
  name: `rule-${at}.txt`,
  type: "text/plain",
  bytes: `Rule ${at}: shelf ${at} holds exactly ${at} books of its own kind.`,
  source: "rule.txt",
  ends: "completed",
});
