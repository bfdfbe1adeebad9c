import { createHash } from "node:crypto";
import { limit } from "#platform/models/calls/limit.ts";
import type { Usage } from "#platform/models/port.ts";
import { port } from "#platform/ports.ts";

const batchSize = 64;
/** Concurrent requests to the embedding model, for all documents together. */
const parallelBatches = 4;
const limited = limit(parallelBatches);

export interface Embedding {
  /** When to stop retrying, in milliseconds since 1970. */
  until?: number;
  /** Called before the model is asked, with the texts that have no vector yet; its error ends the run. */
  admit?(texts: string[]): Promise<void>;
  /** Called with the counts of embedded and of all texts. */
  onEmbedded?(done: number, total: number): void;
  /** Called for each request that the model answered. */
  onUsage?(usage: Usage): void;
}

export interface Embedded {
  /** Key of the text and the embedding model. */
  digest: string;
  vector: Float32Array;
}

/**
 * Vectors of texts, in their order. A text that the index of one of the chatbots already has a vector for, by the same
 * model, is not embedded again; a repeated text is embedded once.
 */
export const vectorsOf = async (
  chatbotIds: string[],
  texts: string[],
  { until = Number.POSITIVE_INFINITY, admit, onEmbedded, onUsage }: Embedding = {},
): Promise<Embedded[]> => {
  const [models, search] = await Promise.all([port("models"), port("search")]);
  const digests = texts.map((text) => digestOf(models.embedding.name, text));
  const textByDigest = new Map(digests.map((digest, at) => [digest, texts[at] ?? ""]));
  const vectors = new Map<string, Float32Array>();
  const unknown = () => [...textByDigest].filter(([digest]) => !vectors.has(digest));
  for (const chatbotId of chatbotIds) {
    const found = await search.vectors({ chatbotId, digests: unknown().map(([digest]) => digest) });
    for (const [digest, vector] of found) vectors.set(digest, vector);
  }
  const missing = unknown();
  const total = textByDigest.size;
  let done = total - missing.length;
  onEmbedded?.(done, total);
  if (missing.length > 0) await admit?.(missing.map(([, text]) => text));

  const embedBatch = async (batch: typeof missing) => {
    const input = batch.map(([, text]) => text);
    const made = await limited(() => models.embed(input, "passage", { until, ...(onUsage && { onUsage }) }));
    for (const [at, [digest]] of batch.entries()) vectors.set(digest, made[at] ?? tooFew());
    done += batch.length;
    onEmbedded?.(done, total);
  };
  await Promise.all(batchesOf(missing).map(embedBatch));
  return digests.map((digest) => ({ digest, vector: vectors.get(digest) ?? tooFew() }));
};

const digestOf = (model: string, text: string): string =>
  createHash("sha256").update(`${model}\n${text}`).digest("hex").slice(0, 32);

const batchesOf = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, batch) =>
    items.slice(batch * batchSize, (batch + 1) * batchSize),
  );

const tooFew = (): never => {
  throw new Error("The embedding model returned fewer vectors than texts.");
};
