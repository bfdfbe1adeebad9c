import type { Document } from "#shared/documents/document.ts";
import { audit } from "../../faults/audit.ts";
import { keptIn } from "../../faults/kept-in.ts";
import { startProduct } from "../../product.ts";
import { finished } from "../../upload.ts";
import { type Actor, as } from "../../users.ts";
import { newChatbots, post, register, settled } from "../ingest/crowd.ts";
import { type SampleFile, sampleFiles } from "../ingest/files.ts";
import { watchMemory } from "../ingest/memory.ts";
import { wrong } from "../ingest/mixed.ts";
import { percentile, type Row } from "../table.ts";
import { waitMeanwhile } from "./meanwhile.ts";

const owners = ["ann", "bob", "cem", "dana", "eve"];
const filesOfOwner = 20;

/** 100 files of all types by five owners at one moment: when each can be searched, and whether all of them end once. */
export const uploads = async (): Promise<Row[]> => {
  const product = await startProduct();
  const desks = await Promise.all(
    owners.map(async (name) => {
      const owner = await as(name, product.url);
      return { owner, chatbots: await newChatbots(owner, 1), sent: new Map<string, SampleFile>() };
    }),
  );
  const memory = watchMemory(() => product.process.pid ?? 0);
  const accepted: number[] = [];
  const searchable: number[] = [];
  const meanwhile = waitMeanwhile(() => desks[0]!.owner.chatbots.list({ limit: 20 }));
  const startedAt = performance.now();
  const upload = async ({ owner, chatbots, sent }: (typeof desks)[number], file: SampleFile) => {
    const sentAt = performance.now();
    const { document, upload: form } = await register(owner, chatbots[0] ?? "", file);
    await post(form, file);
    sent.set(document.id, file);
    accepted.push(performance.now() - sentAt);
    const end = await ended(owner, document);
    if (end.processing_status === "completed") searchable.push((performance.now() - sentAt) / 1000);
  };
  await Promise.all(
    sampleFiles(owners.length * filesOfOwner).map((file, at) => upload(desks[at % desks.length]!, file)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const lists = await meanwhile.stop();
  const peak = memory.stop();
  let lost = 0;
  let doubled = 0;
  for (const { owner, chatbots, sent } of desks) {
    const documents = await settled(owner, chatbots, new Set(sent.keys()), 1);
    lost += wrong(documents, sent).length;
    doubled += documents.length - sent.size;
  }
  await product.stop();
  const problems = audit(await keptIn(product.folder));
  for (const problem of problems) console.log(`  ${problem}`);
  return [
    { what: "files", value: accepted.length, unit: "files", atLeast: owners.length * filesOfOwner },
    { what: "accepted after, p50", value: percentile(accepted, 0.5), unit: "ms" },
    { what: "accepted after, p99", value: percentile(accepted, 0.99), unit: "ms" },
    { what: "searchable after, p50", value: percentile(searchable, 0.5), unit: "s" },
    { what: "searchable after, p99", value: percentile(searchable, 0.99), unit: "s" },
    { what: "all of them after", value: seconds, unit: "s", atMost: 100 },
    { what: "a list of an owner meanwhile, p50", value: percentile(lists, 0.5), unit: "ms" },
    { what: "a list of an owner meanwhile, p99", value: percentile(lists, 0.99), unit: "ms" },
    { what: "peak memory, all processes", value: peak.together, unit: "MiB", atMost: 1024 },
    { what: "lost", value: lost, unit: "documents", atMost: 0 },
    { what: "doubled", value: doubled, unit: "documents", atMost: 0 },
    { what: "at odds with what is kept", value: problems.length, unit: "", atMost: 0 },
  ];
};

const ended = (owner: Actor, document: Document): Promise<Document> => finished(owner, document, 600_000);
