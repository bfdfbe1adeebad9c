import { type BedrockRuntimeClient, InvokeModelCommand } from "@aws-sdk/client-bedrock-runtime";
import * as z from "zod";
import type { Send } from "../calls/log-embedding.ts";
import { requestIdIn } from "../calls/redact-error.ts";
import type { Embedder } from "../embedding/embed-all.ts";
import { foundationModelOf } from "../foundation-model.ts";
import type { EmbeddingKind } from "../port.ts";
import { notConfigured, type Settings } from "../settings.ts";

type Embedding = Settings["embedding"];

/** How a family of embedding models is asked, after AWS's user guide to each. */
interface Family extends Pick<Embedder, "text" | "batch"> {
  bodyOf(texts: string[], kind: EmbeddingKind, embedding: Embedding): object;
  reply: z.ZodType<number[][]>;
}

/** Throws AppError `not_configured` where the model is of no family that is known here. */
export const bedrockEmbedding = (
  client: BedrockRuntimeClient,
  embedding: Embedding,
): Pick<Embedder, "text" | "batch"> & { send: Send } => {
  const { bodyOf, reply, ...limits } = familyOf(embedding.name);
  return {
    ...limits,
    async send(texts, kind, { signal: abortSignal, reply: told }) {
      const input = {
        modelId: embedding.name,
        contentType: "application/json",
        accept: "application/json",
        body: JSON.stringify(bodyOf(texts, kind, embedding)),
      };
      const { $metadata, body } = await client.send(new InvokeModelCommand(input), { abortSignal });
      told.requestId = requestIdIn($metadata.requestId);
      const answer: unknown = JSON.parse(new TextDecoder().decode(body));
      const promptTokens = Counted.parse(answer);
      if (promptTokens) told.usage = { promptTokens, completionTokens: 0 };
      return reply.parse(answer);
    },
  };
};

const values = z.array(z.number());

/** Titan's models count what they read; of the others nothing is known here. */
const Counted = z
  .object({ inputTextTokenCount: z.number() })
  .transform(({ inputTextTokenCount }) => inputTextTokenCount)
  .or(z.unknown().transform(() => undefined));

/** One text a call, of 8,192 tokens; tokens are estimated here, so there is room left. */
const titan: Family = {
  text: { tokens: 6000, characters: 50_000 },
  batch: { texts: 1, tokens: 6000 },
  bodyOf: ([inputText], _, { name, dimension }) =>
    foundationModelOf(name).endsWith("text-v1")
      ? { inputText }
      : { inputText, dimensions: dimension, normalize: true },
  reply: z.object({ embedding: values }).transform(({ embedding }) => [embedding]),
};

/** 96 texts a call, of 512 tokens and 2,048 characters each. */
const cohere: Family = {
  text: { tokens: 480, characters: 2048 },
  batch: { texts: 96, tokens: 100_000 },
  bodyOf: (texts, kind) => ({
    texts,
    input_type: kind === "question" ? "search_query" : "search_document",
    truncate: "END",
  }),
  reply: z
    .object({ embeddings: z.union([z.array(values), z.object({ float: z.array(values) })]) })
    .transform(({ embeddings }) => ("float" in embeddings ? embeddings.float : embeddings)),
};

/** The same, of any length that Docent has and of a dimension to choose. */
const cohereFour: Family = {
  ...cohere,
  text: { tokens: 6000 },
  bodyOf: (texts, kind, embedding) => ({
    ...cohere.bodyOf(texts, kind, embedding),
    embedding_types: ["float"],
    output_dimension: embedding.dimension,
  }),
};

const families: [RegExp, Family][] = [
  [/^amazon\.titan-embed-(?:text|g1-text)/, titan],
  [/^cohere\.embed-v4/, cohereFour],
  [/^cohere\.embed-/, cohere],
];

const familyOf = (name: string): Family => {
  const model = foundationModelOf(name);
  const family = families.find(([pattern]) => pattern.test(model))?.[1];
  if (family) return family;
  throw notConfigured(
    `Docent does not know how to embed with ${name}. Set EMBEDDING_MODEL to a Titan Text Embeddings or Cohere Embed model.`,
  );
};
