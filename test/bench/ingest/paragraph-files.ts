import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { startProduct } from "../../product.ts";
import { type Actor, as } from "../../users.ts";
import { manyPassages } from "../passages.ts";
import { childrenOf } from "../processes.ts";
import type { Row } from "../table.ts";
import { allDocuments, each, isFinished, newChatbots, post, register } from "./crowd.ts";
import type { SampleFile } from "./files.ts";
import { plainPdf } from "./plain-pdf.ts";
import { startStubEmbeddings } from "./stub-embeddings.ts";

/** Files of a paragraph, and a PDF of 40 pages, with embeddings from a server: the time until all can be asked. */
export const paragraphFiles = async (): Promise<Row[]> => {
  const model = await startStubEmbeddings();
  const product = await startProduct({ env: model.env });
  const ann = await as("ann", product.url);
  const [chatbotId = ""] = await newChatbots(ann, 1);
  const pids = () => family(product.process.pid ?? 0);
  const files = Array.from({ length: 200 }, (_, at) => paragraphFile(at));
  const texts = await timed(pids, () => completed(ann, chatbotId, files, files.length));
  const pdf = await timed(pids, () => completed(ann, chatbotId, [pdfFile()], files.length + 1));
  await product.stop();
  model.stop();
  return [
    { what: "200 files of a paragraph can be asked after", value: texts.seconds, unit: "s", atMost: 4 },
    { what: "processor time of a file", value: texts.processorSeconds * 5, unit: "ms" },
    { what: "a PDF of 40 pages can be asked after", value: pdf.seconds, unit: "s", atMost: 1 },
    { what: "processor time of the PDF", value: pdf.processorSeconds, unit: "s" },
  ];
};

const paragraphFile = (at: number): SampleFile => ({
  name: `paragraph-${at}.txt`,
  type: "text/plain",
  bytes: manyPassages(at, 1).replace("# ", ""),
  source: "paragraph.txt",
  ends: "completed",
});

const pdfFile = (): SampleFile => ({
  name: "forty.pdf",
  type: "application/pdf",
  bytes: plainPdf(Array.from({ length: 40 }, (_, page) => manyPassages(1000 + page, 3))),
  source: "forty.pdf",
  ends: "completed",
});

/** Uploads the files, six at a time, and waits until so many documents are completed. */
const completed = async (owner: Actor, chatbotId: string, files: SampleFile[], count: number) => {
  await each(files, 6, async (file) => post((await register(owner, chatbotId, file)).upload, file));
  for (;;) {
    const documents = await allDocuments(owner, [chatbotId]);
    if (documents.filter(isFinished).length >= count) return;
    await pause(100);
  }
};

const timed = async (pids: () => number[], work: () => Promise<void>) => {
  const [startedAt, before] = [performance.now(), processorSeconds(pids())];
  await work();
  return {
    seconds: (performance.now() - startedAt) / 1000,
    processorSeconds: processorSeconds(pids()) - before,
  };
};

const family = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(family)];

/** Linux counts in hundredths of a second; see proc_pid_stat(5). */
const processorSeconds = (pids: number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) / 100;
  }, 0);
