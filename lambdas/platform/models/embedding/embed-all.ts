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

/** The embedding API of a provider. */
export interface Embedder {
  dimension: number;
  text: TextLimits;
  batch: BatchLimits;
  /** Sends one request; throws the errors of the client. */
  send(
    texts: string[],
    kind: EmbeddingKind,
    options: Required<Pick<EmbeddingOptions, "signal">> & Pick<EmbeddingOptions, "onUsage">,
  ): Promise<number[][]>;
  /** Converts an error of `send` to the one that users see. */
  toFailure(error: unknown): AppError;
}

type Embed = (texts: string[], kind: EmbeddingKind, options?: EmbeddingOptions) => Promise<Float32Array[]>;

/** Concurrent requests of this process. */
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
 * Embeds texts of any number and length: a text too long for the model becomes the mean of its parts, an empty one a
 * fixed vector without a request. Each request is retried by itself; the others are aborted once one has failed.
 */
export const embedAll = (
  { dimension, text: textLimits, batch, send, toFailure }: Embedder,
  patience: Patience,
): Embed => {
  return async (texts, kind, { until = Number.POSITIVE_INFINITY, signal, onUsage } = {}) => {
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
        const vectors = await replyInTime(
          (gone) => send(batchOfTexts, kind, { signal: gone, ...(onUsage && { onUsage }) }),
          seconds,
          anyEnd,
        );
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
    } catch (error) {
      over.abort();
      throw error;
    }
  };
};

const join = (vectors: Float32Array[], parts: string[], dimension: number): Float32Array => {
  const [only = emptyTextVector(dimension)] = vectors;
  return vectors.length > 1 ? toUnit(meanOf(vectors, parts), dimension) : only;
};

/** A fixed unit vector, far from those of models. */
const emptyTextVector = (dimension: number): Float32Array =>
  Float32Array.of(1, ...new Float32Array(dimension - 1));
