import type { AppError } from "#shared/errors.ts";
import { replyInTime } from "../calls/in-time.ts";
import { limit } from "../calls/limit.ts";
import type { Patience } from "../calls/patience.ts";
import { Problem } from "../calls/problem.ts";
import { withRetry } from "../calls/retry.ts";
import type { EmbeddingKind, EmbeddingOptions } from "../port.ts";
import { type BatchLimits, batchesOf } from "./batches.ts";
import { meanOf, partsOf, type TextLimits } from "./parts.ts";
import { toUnit } from "./unit-vector.ts";

/** A provider's way to embed. */
export interface Embedder {
  dimension: number;
  text: TextLimits;
  batch: BatchLimits;
  /** One request; throws what its client throws. */
  send(texts: string[], kind: EmbeddingKind, signal: AbortSignal): Promise<number[][]>;
  /** What a person is told of that. */
  toFailure(error: unknown): AppError;
}

type Embed = (texts: string[], kind: EmbeddingKind, options?: EmbeddingOptions) => Promise<Float32Array[]>;

/** Requests of this process at a time, whoever asks. */
const inTurn = limit(16);
const tries = { question: 5, passage: 8 };
const limitsOf = {
  question: ({ questionSeconds }: Patience) => ({
    requestSeconds: questionSeconds,
    allSeconds: questionSeconds,
  }),
  passage: ({ passagesSeconds }: Patience) => ({
    requestSeconds: passagesSeconds,
    allSeconds: 4 * passagesSeconds,
  }),
};

/**
 * Embeds texts of any number and length: those too long for the model in parts, whose mean they become, and those that
 * say nothing without the model, as a direction of their own. Each request is tried again by itself; the others are
 * given up as soon as one has failed for good.
 */
export const embedAll = (
  { dimension, text: textLimits, batch, send, toFailure }: Embedder,
  patience: Patience,
): Embed => {
  return async (texts, kind, { until = Number.POSITIVE_INFINITY, signal } = {}) => {
    const over = new AbortController();
    const anyEnd = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
    const { requestSeconds, allSeconds } = limitsOf[kind](patience);

    const request = (batchOfTexts: string[]): Promise<Float32Array[]> => {
      const end = Math.min(until, Date.now() + allSeconds * 1000);
      const work = () => once(batchOfTexts, Math.min(requestSeconds, (end - Date.now()) / 1000));
      return withRetry(work, { tries: tries[kind], until: end, signal: anyEnd });
    };

    const once = async (batchOfTexts: string[], seconds: number): Promise<Float32Array[]> => {
      try {
        anyEnd.throwIfAborted();
        const vectors = await replyInTime((gone) => send(batchOfTexts, kind, gone), seconds, anyEnd);
        if (vectors.length !== batchOfTexts.length) throw new Problem("unreadable");
        return vectors.map((values) => toUnit(values, dimension));
      } catch (error) {
        throw toFailure(error);
      }
    };

    const parts = texts.map((text) => partsOf(text, textLimits));
    try {
      const sent = batchesOf(parts.flat(), batch).map((texts) => inTurn(() => request(texts)));
      const vectors = (await Promise.all(sent)).flat();
      return parts.map((own) => join(vectors.splice(0, own.length), own, dimension));
    } finally {
      over.abort();
    }
  };
};

const join = (vectors: Float32Array[], parts: string[], dimension: number): Float32Array => {
  const [only = aside(dimension)] = vectors;
  return vectors.length > 1 ? toUnit(meanOf(vectors, parts), dimension) : only;
};

/** Near to nothing that a model embeds, and of unit length as search wants it. */
const aside = (dimension: number): Float32Array => Float32Array.of(1, ...new Float32Array(dimension - 1));
