import * as z from "zod";
import { AppError } from "#shared/errors.ts";
import type { ModelFault } from "#shared/model-fault.ts";
import { defaultPatience, type Patience, patienceOf } from "./calls/patience.ts";
import { foundationModelOf } from "./foundation-model.ts";
import { hashedEmbedding } from "./hashed-embeddings.ts";
import { ModelFailure } from "./model-failure.ts";
import type { Models, Provider } from "./port.ts";

const provider = z.enum(["builtin", "openai", "bedrock"]);
const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

/** The price of a self-hosted server, in US dollars per million tokens. */
const price = text.pipe(
  z.coerce.number<string>("must be a number").nonnegative("must not be less than 0").optional(),
);

const variables = z.object({
  MODEL_PROVIDER: text.pipe(provider.optional()),
  CHAT_MODELS: text,
  EMBEDDING_PROVIDER: text.pipe(provider.optional()),
  EMBEDDING_MODEL: text,
  EMBEDDING_DIMENSION: text.pipe(
    z.coerce
      .number<string>("must be a number")
      .int("must be a whole number")
      .positive("must be more than 0")
      .optional(),
  ),
  OPENAI_API_KEY: text,
  OPENAI_API_KEY_SECRET_ARN: text,
  OPENAI_BASE_URL: text.pipe(
    z.url({ protocol: /^https?$/, error: "must be an address, as in http://localhost:11434/v1" }).optional(),
  ),
  MODEL_TIMEOUT_SECONDS: text.pipe(
    z.coerce.number<string>("must be a number").positive("must be more than 0").optional(),
  ),
  MODEL_PRICE_PROMPT: price,
  MODEL_PRICE_COMPLETION: price,
});

type Variables = z.output<typeof variables>;

/** The validated model settings. */
export interface Settings {
  provider: Provider;
  chatModels: string[];
  embedding: { provider: Provider } & Models["embedding"];
  openai: {
    baseUrl: string;
    key?: string;
    keySecretArn?: string;
    /** In US dollars per million tokens. */
    price?: { prompt: number; completion: number };
  };
  patience: Patience;
}

const openaiUrl = "https://api.openai.com/v1";

const chatModels: Record<Provider, string[]> = {
  builtin: [],
  openai: ["gpt-6-luna", "gpt-6.1-terra", "gpt-6.1-sol"],
  bedrock: ["us.amazon.nova-lite-v1:0"],
};

/**
 * Parses the variables of the README's table, with defaults: OpenAI if a key or base URL is set, else the built-in model;
 * embeddings of the same provider, but built-in ones for another server than OpenAI's unless EMBEDDING_MODEL is set. Throws AppError `not_configured` with the
 * names of the wrong variables, never their values.
 */
export const settingsFromEnvironment = (environment: NodeJS.ProcessEnv): Settings => {
  const parsed = variables.safeParse(environment);
  if (!parsed.success) throw unusable(parsed.error);
  const set = parsed.data;
  const baseUrl = set.OPENAI_BASE_URL ?? openaiUrl;
  const hasOpenai = set.OPENAI_API_KEY ?? set.OPENAI_API_KEY_SECRET_ARN ?? set.OPENAI_BASE_URL;
  const chosen = set.MODEL_PROVIDER ?? (hasOpenai ? "openai" : "builtin");
  const listed = set.CHAT_MODELS?.split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return {
    provider: chosen,
    chatModels: listed?.length ? listed : chatModels[chosen],
    embedding: embeddingOf(set, set.EMBEDDING_PROVIDER ?? defaultEmbedder(set, chosen, baseUrl)),
    openai: {
      baseUrl,
      ...(set.OPENAI_API_KEY && { key: set.OPENAI_API_KEY }),
      ...(set.OPENAI_API_KEY_SECRET_ARN && { keySecretArn: set.OPENAI_API_KEY_SECRET_ARN }),
      ...pricesOf(set),
    },
    patience: set.MODEL_TIMEOUT_SECONDS ? patienceOf(set.MODEL_TIMEOUT_SECONDS) : defaultPatience,
  };
};

/** The embedding part of the settings: provider, model and dimension. Throws as `settingsFromEnvironment` does. */
export const embeddingFromEnvironment = (environment: NodeJS.ProcessEnv): Settings["embedding"] =>
  settingsFromEnvironment(environment).embedding;

/** The settings with the built-in embeddings, whatever the variables of the embedding model are. */
export const settingsWithoutEmbedding = (environment: NodeJS.ProcessEnv): Settings =>
  settingsFromEnvironment({ ...environment, EMBEDDING_PROVIDER: "builtin" });

/** Whether the embedding model, or only its dimension, is left to a server other than OpenAI's own. */
export const leavesEmbeddingToServer = (environment: NodeJS.ProcessEnv): boolean => {
  const { provider: chosen, openai } = settingsWithoutEmbedding(environment);
  if (chosen !== "openai" || isOpenaisOwn(openai.baseUrl)) return false;
  const {
    EMBEDDING_PROVIDER: embedder,
    EMBEDDING_MODEL: model,
    EMBEDDING_DIMENSION: dimension,
  } = environment;
  return model ? !dimension && (!embedder || embedder === "openai") : !embedder;
};

const defaultEmbedder = (set: Variables, chosen: Provider, baseUrl: string): Provider =>
  chosen === "openai" && !isOpenaisOwn(baseUrl) && !set.EMBEDDING_MODEL ? "builtin" : chosen;

/** Whether the base URL is OpenAI's own API rather than a compatible server. */
export const isOpenaisOwn = (baseUrl: string): boolean => new URL(baseUrl).hostname === "api.openai.com";

const pricesOf = ({ MODEL_PRICE_PROMPT: prompt, MODEL_PRICE_COMPLETION: completion }: Variables) =>
  prompt === undefined && completion === undefined
    ? {}
    : { price: { prompt: prompt ?? 0, completion: completion ?? 0 } };

const embeddingModels = { openai: "text-embedding-3-small", bedrock: "amazon.titan-embed-text-v2:0" };
const dimensions: Record<string, number> = {
  "text-embedding-3-small": 1536,
  "text-embedding-3-large": 3072,
  "text-embedding-ada-002": 1536,
  "amazon.titan-embed-text-v1": 1536,
  "amazon.titan-embed-text-v2:0": 1024,
  "cohere.embed-english-v3": 1024,
  "cohere.embed-multilingual-v3": 1024,
  "cohere.embed-v4:0": 1536,
};

const embeddingOf = (set: Variables, chosen: Provider): Settings["embedding"] => {
  if (chosen === "builtin") return { provider: chosen, ...hashedEmbedding };
  const name = set.EMBEDDING_MODEL ?? embeddingModels[chosen];
  const dimension = set.EMBEDDING_DIMENSION ?? dimensions[foundationModelOf(name)];
  if (dimension) return { provider: chosen, name, dimension };
  throw notConfigured(`set EMBEDDING_DIMENSION to the number of dimensions that ${name} gives.`);
};

/** Lists the variables and their allowed values, never their present ones. */
const unusable = (error: z.ZodError): AppError =>
  notConfigured(error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));

/** An AppError `not_configured`; `what` completes the sentence that operators read, `told` is for members of an account. */
export const notConfigured = (what: string, told?: ModelFault): AppError => {
  const message = `The model is not properly configured: ${what}`;
  return told ? new ModelFailure("not_configured", message, told) : new AppError("not_configured", message);
};
