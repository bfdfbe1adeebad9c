import * as z from "zod";
import { embeddingModelsOf } from "#platform/models/embedding/families.ts";

/** The ports on which programs for language models listen unless told otherwise. */
const defaultPorts = { Ollama: 11434, "LM Studio": 1234, "llama.cpp": 8080, vLLM: 8000 };
const timeoutMilliseconds = 5000;

interface ModelServer {
  name: string;
  baseUrl: string;
  /** The first chat model of its list. */
  model: string;
}

/**
 * Looks on this machine for servers with a chat model, if the environment configures no model. Each is asked for its list of
 * models once, all at the same time; never throws.
 */
export const findModelServers = async (
  environment: NodeJS.ProcessEnv,
  ports: Record<string, number> = defaultPorts,
): Promise<ModelServer[]> => {
  if (isConfigured(environment)) return [];
  const found = await Promise.all(Object.entries(ports).map(([name, port]) => askServer(name, port)));
  return found.filter((server) => server !== undefined);
};

/** Describes a server in one line, with the command that starts the product with it. */
export const describeServer = ({ name, baseUrl, model }: ModelServer): string =>
  `${name} runs on this machine. To answer with it: OPENAI_BASE_URL=${baseUrl} CHAT_MODELS=${quoted(model)} npm start`;

const isConfigured = ({ MODEL_PROVIDER, OPENAI_API_KEY, OPENAI_BASE_URL, ...others }: NodeJS.ProcessEnv) =>
  Boolean(MODEL_PROVIDER || OPENAI_API_KEY || OPENAI_BASE_URL || others.OPENAI_API_KEY_SECRET_ARN);

/** Ids are printed, so they must not control the terminal. */
const Listed = z.object({ data: z.array(z.object({ id: z.string().regex(/^[ -~]{1,200}$/) })) });

const askServer = async (name: string, port: number): Promise<ModelServer | undefined> => {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(`${baseUrl}/models`, { signal, redirect: "error" });
    const ids = Listed.parse(await response.json()).data.map(({ id }) => id);
    const others = embeddingModelsOf(ids);
    const model = ids.find((id) => !others.includes(id) && !isForOtherUse.test(id));
    return model === undefined ? undefined : { name, baseUrl, model };
  } catch {
    return undefined;
  }
};

const isForOtherUse = /embed|rerank|whisper|transcribe|parakeet|canary|voxtral|tts|stable-diffusion/i;

/** Quoted for a shell, if it holds more than the characters of usual names. */
export const quoted = (text: string): string =>
  /^[\w./:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
