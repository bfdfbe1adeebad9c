import type { Document } from "../../shared/contract/documents.ts";
import { AppError } from "../../shared/errors.ts";
import { readFile } from "../documents/files.ts";
import { documentStore } from "../documents/store.ts";
import { port } from "../platform/ports.ts";
import { announce } from "./announce.ts";
import { chunk } from "./chunk.ts";
import { extract } from "./extract/extract.ts";
import { index } from "./index-document.ts";

const ourFault = "Something went wrong on our side while reading this file. Try again.";

type Key = Pick<Document, "rag_system_id" | "id">;

/**
 * Reads, splits and indexes one document; doing it twice changes nothing. What a person can mend ends as `failed`
 * with the reason; anything else is thrown to be tried again, and ends as `failed` at the last try.
 */
export const ingest = async (key: Key, { isLastTry }: { isLastTry: boolean }): Promise<void> => {
  const document = await documentStore.find(key);
  if (!document) return;
  try {
    await run(document);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return removeTraces(document);
    if (error instanceof AppError && error.code === "invalid") return fail(document, error.message);
    if (isLastTry) await fail(document, error instanceof AppError ? error.message : ourFault);
    throw error;
  }
};

const run = async (document: Document): Promise<void> => {
  await advance(document, "read");
  const bytes = await readFile(document);
  const { filename, content_type: contentType } = document;
  const extracted = await extract(bytes, { filename, contentType });
  await advance(document, "split");
  const passages = chunk(extracted);
  await advance(document, "index");
  await index(document, passages);
  await documentStore.update(document, {
    set: { processing_status: "completed", chunk_count: passages.length },
    remove: ["processing_stage", "failure_reason"],
  });
  await announce(document);
};

const advance = async (document: Document, processing_stage: Document["processing_stage"]) => {
  await documentStore.update(document, {
    set: { processing_status: "processing", processing_stage },
    remove: ["failure_reason"],
  });
  await announce(document);
};

/** A failed document answers nothing: passages of an earlier run go with it. */
const fail = async (document: Document, failure_reason: string): Promise<void> => {
  await removeTraces(document);
  await documentStore.update(document, {
    set: { processing_status: "failed", failure_reason, chunk_count: 0 },
    remove: ["processing_stage"],
  });
  await announce(document);
};

/** For a document that was deleted meanwhile. */
const removeTraces = async ({ rag_system_id, id }: Document): Promise<void> =>
  (await port("search")).remove({ chatbotId: rag_system_id, documentId: id });
