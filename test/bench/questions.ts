import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { extract } from "#extraction/extract.ts";
import { chunk } from "#lambdas/core/reading/chunk/chunk.ts";
import { embedPassages, putPassages } from "#lambdas/ingest/index/index-document.ts";
import type { Document } from "#shared/documents/document.ts";

const QuestionFile = z.object({
  language: z.string(),
  paragraphs: z.array(z.object({ title: z.string(), text: z.string() })),
  questions: z.array(z.object({ question: z.string(), paragraph: z.number(), answers: z.array(z.string()) })),
});

/** Paragraphs, each a document of one chatbot, and questions that each have their answer in one of them. */
export interface QuestionFile extends z.infer<typeof QuestionFile> {
  name: string;
}

const folder = fileURLToPath(new URL("../../../shared/data/retrieval/", import.meta.url));
const usual = ["squad-tune.en", "xquad.es", "xquad.zh", "xquad.ar", "xquad.vi", "xquad.th"];

/** The files named by `--data FILE`, else the usual ones, as far as they are there. */
export const questionFiles = (): QuestionFile[] => {
  const named = process.argv.flatMap((argument, at) =>
    argument === "--data" ? (process.argv[at + 1] ?? []) : [],
  );
  return readFiles(named.length > 0 ? named : usual.map(pathOf));
};

/** Files of the data folder whose paragraphs and questions are the same ones in several languages; none if one is missing. */
export const parallelFiles = (names: string[]): QuestionFile[] => {
  const files = readFiles(names.map(pathOf));
  return files.length === names.length ? files : [];
};

const pathOf = (name: string): string => `${folder}${name}.json`;

const readFiles = (wanted: string[]): QuestionFile[] => {
  const missing = wanted.filter((file) => !existsSync(file));
  if (missing.length > 0)
    console.log(`  Not measured, because these files are not there:\\n  ${missing.join("\\n  ")}`);
  return wanted
    .filter((file) => !missing.includes(file))
    .map((file) => ({
      ...QuestionFile.parse(JSON.parse(readFileSync(file, "utf8"))),
      name: basename(file, ".json"),
    }));
};

/** Ingests the paragraphs as documents of a chatbot, all or some of them, and returns its id. */
export const fill = async (
  { name, paragraphs }: QuestionFile,
  holds: (title: string, paragraph: number) => boolean = () => true,
): Promise<string> => {
  const chatbotId = `bot_${name}_${++filled}`;
  for (const [number, { title, text }] of paragraphs.entries()) {
    if (!holds(title, number)) continue;
    const filename = `paragraph-${number}.md`;
    const bytes = new TextEncoder().encode(`# ${title}\n\n${text}`);
    const passages = chunk(await extract(bytes, { filename, contentType: "text/markdown" }));
    const document = { ...read, id: documentOf(number), rag_system_id: chatbotId, filename };
    await putPassages(document, await embedPassages(document, passages));
  }
  return chatbotId;
};

/** The id of the document that a paragraph becomes. */
export const documentOf = (paragraph: number): string => `doc_${paragraph}`;

const read: Document = {
  id: "",
  rag_system_id: "",
  user_id: "user",
  filename: "",
  content_type: "text/markdown",
  file_size: 0,
  processing_status: "processing",
  chunk_count: 0,
  created_at: "2026-01-01T00:00:00.000Z",
};
let filled = 0;
