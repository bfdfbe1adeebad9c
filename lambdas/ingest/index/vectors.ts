import { createHash } from "node:crypto";
import { limit } from "#platform/models/calls/limit.ts";
import { port } from "#platform/ports.ts";

const batchSize = 64;
/** Batches that the embedding model is asked for at a time, whichever documents they are of. */
const parallelBatches = 4;
const inTurn = limit(parallelBatches);

export interface Embedding {
  /** When to stop trying again, in milliseconds since 1970. */
  until?: number;
  onEmbedded?(done: number, total: number): void;
}

export interface Embedded {
  digest: string;
  vector: Float32Array;
}

/**
 * The vectors of a chatbot's texts, in their order. Only those are embedded, each once, that the chatbot has not had
 * embedded before by the same model.
 */
export const vectorsOf = async (
  chatbotId: string,
  texts: string[],
  { until = Number.POSITIVE_INFINITY, onEmbedded }: Embedding = {},
): Promise<Embedded[]> => {
  const [models, search] = await Promise.all([port("models"), port("search")]);
  const digests = texts.map((text) => digestOf(models.embedding.name, text));
  const textByDigest = new Map(digests.map((digest, at) => [digest, texts[at] ?? ""]));
  const vectors = await search.vectors({ chatbotId, digests: [...textByDigest.keys()] });
  const missing = [...textByDigest].filter(([digest]) => !vectors.has(digest));
  const total = textByDigest.size;
  let done = total - missing.length;
  onEmbedded?.(done, total);

  const embedBatch = async (batch: typeof missing) => {
    const input = batch.map(([, text]) => text);
    const made = await inTurn(() => models.embed(input, "passage", { until }));
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
