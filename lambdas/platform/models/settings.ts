import * as z from "zod";
import { AppError } from "../../../shared/errors.ts";
import { hashedEmbedding } from "./hashed-embeddings.ts";
import type { Models, Provider } from "./port.ts";

const provider = z.enum(["builtin", "openai", "bedrock"]);
const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

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
});

export interface Settings {
  provider: Provider;
  chatModels: string[];
  embedding: { provider: Provider } & Models["embedding"];
  openai: { baseUrl: string; key?: string; keySecretArn?: string };
  /** How long a model may say nothing before it counts as failed. */
  timeoutSeconds: number;
}

const openaiUrl = "https://api.openai.com/v1";
const usualTimeoutSeconds = 60;

const chatModels: Record<Provider, string[]> = {
  builtin: [],
  openai: ["gpt-4", "gpt-4-turbo", "gpt-3.5-turbo"],
  bedrock: ["us.amazon.nova-lite-v1:0"],
};

/** Which models are configured. Throws AppError `not_configured` that names the variable at fault. */
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
    embedding: embeddingOf(set, set.EMBEDDING_PROVIDER ?? usualEmbedder(chosen, baseUrl)),
    openai: {
      baseUrl,
      ...(set.OPENAI_API_KEY && { key: set.OPENAI_API_KEY }),
      ...(set.OPENAI_API_KEY_SECRET_ARN && { keySecretArn: set.OPENAI_API_KEY_SECRET_ARN }),
    },
    timeoutSeconds: set.MODEL_TIMEOUT_SECONDS ?? usualTimeoutSeconds,
  };
};

export const embeddingFromEnvironment = (environment: NodeJS.ProcessEnv): Settings["embedding"] =>
  settingsFromEnvironment(environment).embedding;

const usualEmbedder = (chosen: Provider, baseUrl: string): Provider =>
  chosen === "openai" && new URL(baseUrl).hostname !== "api.openai.com" ? "builtin" : chosen;

const embeddingModels = { openai: "text-embedding-3-small", bedrock: "amazon.titan-embed-text-v2:0" };
const dimensions: Record<string, number> = {
  "text-embedding-3-small": 1536,
  "text-embedding-3-large": 3072,
  "text-embedding-ada-002": 1536,
  "amazon.titan-embed-text-v2:0": 1024,
};

const embeddingOf = (set: z.output<typeof variables>, chosen: Provider): Settings["embedding"] => {
  if (chosen === "builtin") return { provider: chosen, ...hashedEmbedding };
  const name = set.EMBEDDING_MODEL ?? embeddingModels[chosen];
  const dimension = set.EMBEDDING_DIMENSION ?? dimensions[name];
  if (dimension) return { provider: chosen, name, dimension };
  throw notConfigured(`set EMBEDDING_DIMENSION to the number of dimensions that ${name} gives.`);
};

/** Names the variables and what they may be, never what they are. */
const unusable = (error: z.ZodError): AppError =>
  notConfigured(error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));

export const notConfigured = (what: string): AppError =>
  new AppError("not_configured", `The model is not properly configured: ${what}`);
