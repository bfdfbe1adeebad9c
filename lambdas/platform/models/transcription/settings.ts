import * as z from "zod";
import { isOpenaisOwn, settingsFromEnvironment } from "../settings.ts";
import { transcriptionNotConfigured } from "./failure.ts";

const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

const providers = ["openai", "amazon", "none"] as const;

const variables = z.object({
  TRANSCRIPTION_PROVIDER: text.pipe(z.enum(providers, `must be ${providers.join(", ")}`).optional()),
  TRANSCRIPTION_MODEL: text.pipe(
    z
      .string()
      .regex(/^[ -~]{1,200}$/, "must be a model's name")
      .optional(),
  ),
  TRANSCRIPTION_BASE_URL: text.pipe(
    z.url({ protocol: /^https?$/, error: "must be an address, as in http://127.0.0.1:8000/v1" }).optional(),
  ),
  TRANSCRIPTION_API_KEY: text,
  TRANSCRIPTION_API_KEY_SECRET_ARN: text,
  TRANSCRIPTION_PRICE_MINUTE: text.pipe(
    z.coerce.number<string>("must be a number").nonnegative("must not be less than 0").optional(),
  ),
});

/** The installation's server with OpenAI's route for transcription. */
export interface ServerSettings {
  provider: "openai";
  model: string;
  baseUrl: string;
  key?: string;
  keySecretArn?: string;
  /** The variable of the key, for advice. */
  keyVariable: string;
  /** In US dollars for a minute of sound. */
  pricePerMinute?: number;
}

export type TranscriptionSettings = ServerSettings | { provider: "amazon" } | { provider: "none" };

const openaiUrl = "https://api.openai.com/v1";

/** Gives the times of words, which OpenAI's later models do not. */
const usualModel = "whisper-1";

/**
 * Parses the variables of the README's table. Without TRANSCRIPTION_PROVIDER it is the server at TRANSCRIPTION_BASE_URL,
 * else OpenAI if its own API answers chats, else none. Throws AppError `not_configured` with the names of the wrong
 * variables, never their values.
 */
export const transcriptionFromEnvironment = (environment: NodeJS.ProcessEnv): TranscriptionSettings => {
  const parsed = variables.safeParse(environment);
  if (!parsed.success)
    throw transcriptionNotConfigured(
      parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "),
    );
  const set = parsed.data;
  const provider =
    set.TRANSCRIPTION_PROVIDER ??
    (set.TRANSCRIPTION_BASE_URL || chatsWithOpenai(environment) ? "openai" : "none");
  if (provider !== "openai") return { provider };
  const baseUrl = (set.TRANSCRIPTION_BASE_URL ?? openaiUrl).replace(/(?<!\/)\/+$/, "");
  return {
    provider,
    model: set.TRANSCRIPTION_MODEL ?? usualModel,
    baseUrl,
    ...keyOf(set, baseUrl, environment),
    ...(set.TRANSCRIPTION_PRICE_MINUTE !== undefined && { pricePerMinute: set.TRANSCRIPTION_PRICE_MINUTE }),
  };
};

const chatsWithOpenai = (environment: NodeJS.ProcessEnv): boolean => {
  const { provider, openai } = settingsFromEnvironment({ ...environment, EMBEDDING_PROVIDER: "builtin" });
  return provider === "openai" && isOpenaisOwn(openai.baseUrl);
};

/** The key of the language model serves too if it is for the same server. */
const keyOf = (
  set: z.output<typeof variables>,
  baseUrl: string,
  environment: NodeJS.ProcessEnv,
): Pick<ServerSettings, "key" | "keySecretArn" | "keyVariable"> => {
  const { TRANSCRIPTION_API_KEY: key, TRANSCRIPTION_API_KEY_SECRET_ARN: keySecretArn } = set;
  if (key) return { key, keyVariable: "TRANSCRIPTION_API_KEY" };
  if (keySecretArn) return { keySecretArn, keyVariable: "TRANSCRIPTION_API_KEY_SECRET_ARN" };
  const { openai } = settingsFromEnvironment({ ...environment, EMBEDDING_PROVIDER: "builtin" });
  if (new URL(openai.baseUrl).host !== new URL(baseUrl).host) return { keyVariable: "TRANSCRIPTION_API_KEY" };
  const { key: chatKey, keySecretArn: chatArn } = openai;
  return {
    ...(chatKey && { key: chatKey }),
    ...(!chatKey && chatArn && { keySecretArn: chatArn }),
    keyVariable: !chatKey && chatArn ? "OPENAI_API_KEY_SECRET_ARN" : "OPENAI_API_KEY",
  };
};
