import type OpenAI from "openai";
import * as z from "zod";
import type { Send } from "../../calls/log-embedding.ts";
import { requestIdIn } from "../../calls/redact-error.ts";
import type { Embedder } from "../../embedding/embed-all.ts";
import { baseNameOf, familyOf } from "../../embedding/families.ts";
import { refuseWebPage } from "../response.ts";

/** OpenAI accepts 8,191 tokens per text and 300,000 per request; the limits are lower because tokens are estimated. */
const openais = { text: { tokens: 6000 }, batch: { texts: 128, tokens: 100_000 } };
/** Mistral accepts 16,384 tokens per request, and a server on a laptop should answer within the timeout of a request. */
const others = { text: { tokens: 6000 }, batch: { texts: 32, tokens: 12_000 } };

interface Options {
  model: string;
  /** Undefined to learn it from the vectors. */
  dimension?: number;
  isOpenais: boolean;
}

/** The embedding calls of a server, with the prefixes that the model was trained with. */
export const openaiEmbedding = (
  client: OpenAI,
  { model, dimension, isOpenais }: Options,
): Pick<Embedder, "text" | "batch"> & { send: Send } => {
  const { prefix = {}, text } = familyOf(model) ?? {};
  const limits = isOpenais ? openais : others;
  const sized =
    dimension && baseNameOf(model).startsWith("text-embedding-3") ? { dimensions: dimension } : {};
  return {
    ...limits,
    ...(text && { text }),
    async send(texts, kind, { signal, reply }) {
      const input = texts.map((one) => `${prefix[kind] ?? ""}${one}`);
      const body = { model, input, encoding_format: "float" as const, ...sized };
      const answer = await client.embeddings.create(body, { signal }).withResponse();
      refuseWebPage(answer.response);
      reply.requestId = requestIdIn(answer.request_id);
      const { data, usage } = Embeddings.parse(answer.data);
      if (usage) reply.usage = { promptTokens: usage.prompt_tokens, completionTokens: 0 };
      const ordered = data.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0));
      return ordered.map(({ embedding }) => embedding);
    },
  };
};

const Embeddings = z.object({
  data: z.array(z.object({ index: z.number().optional(), embedding: z.array(z.number()) })),
  usage: z.object({ prompt_tokens: z.number() }).optional().catch(undefined),
});
