import type { Embedder } from "../embedding/embed-all.ts";
import { estimateTokens } from "../estimate-tokens.ts";
import type { EmbeddingKind, ModelChoice } from "../port.ts";
import { type Reply, startCallLog } from "./call-log.ts";
import { Problem } from "./problem.ts";

/** One embedding request, which also fills in the metadata of the reply. */
export type Send = (
  texts: string[],
  kind: EmbeddingKind,
  { signal, reply }: { signal: AbortSignal; reply: Reply },
) => Promise<number[][]>;

/** Logs each request; its usage is estimated if the provider reports none. */
export const logEmbedding =
  (choice: ModelChoice, send: Send): Embedder["send"] =>
  async (texts, kind, { signal, onUsage }) => {
    const line = startCallLog(choice, { call: "embedding", purpose: kind, texts: texts.length });
    try {
      const vectors = await send(texts, kind, { signal, reply: line.reply });
      const promptTokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
      const estimated = { promptTokens, completionTokens: 0, isEstimated: true };
      const { isEstimated, ...usage } = line.reply.usage ?? estimated;
      line.end("done", { usage, ...(isEstimated && { isEstimated }) });
      onUsage?.({ ...usage, ...(isEstimated && { isEstimated }) });
      return vectors;
    } catch (error) {
      // clients say no more than that they were aborted
      const isSilent = signal.reason instanceof Problem;
      const outcome = signal.aborted && !isSilent ? "given_up" : "failed";
      line.end(outcome, { error: isSilent ? signal.reason : error, usage: undefined });
      throw error;
    }
  };
