import type { Embedder } from "../embedding/embed-all.ts";
import { estimateTokens } from "../estimate-tokens.ts";
import type { EmbeddingKind, ModelChoice } from "../port.ts";
import { type Reply, startCallLog } from "./call-log.ts";

/** One request of an embedder, which also writes down what the provider told beside the vectors. */
export type Send = (
  texts: string[],
  kind: EmbeddingKind,
  { signal, reply }: { signal: AbortSignal; reply: Reply },
) => Promise<number[][]>;

/** Leaves a line for each request; where the provider does not say what it took, that is estimated. */
export const logEmbedding =
  (choice: ModelChoice, send: Send): Embedder["send"] =>
  async (texts, kind, signal) => {
    const line = startCallLog(choice, { call: "embedding", purpose: kind, texts: texts.length });
    try {
      const vectors = await send(texts, kind, { signal, reply: line.reply });
      const { usage } = line.reply;
      const promptTokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
      line.end(
        "done",
        usage ? { usage } : { usage: { promptTokens, completionTokens: 0 }, isEstimated: true },
      );
      return vectors;
    } catch (error) {
      line.end(signal.aborted ? "given_up" : "failed", { error, usage: undefined });
      throw error;
    }
  };
