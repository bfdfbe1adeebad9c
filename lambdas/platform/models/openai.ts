import OpenAI, { APIError } from "openai";
import type { ProviderModels } from "./configure.ts";
import { modelFailure } from "./failures.ts";
import type { ChatRequest, ModelEvent } from "./port.ts";
import { secretText } from "./secret.ts";
import { notConfigured, type Settings } from "./settings.ts";
import { toUnit } from "./unit-vector.ts";

const batchSize = 128;
const timeoutMilliseconds = 60_000;

/** OpenAI, or any server that speaks its protocol at OPENAI_BASE_URL: Ollama, vLLM, llama.cpp. */
export const openaiModels = async ({ openai, embedding, chatModels }: Settings): Promise<ProviderModels> => {
  const apiKey = openai.key ?? (openai.keySecretArn && (await secretText(openai.keySecretArn)));
  if (!apiKey && new URL(openai.baseUrl).hostname === "api.openai.com")
    throw notConfigured("set OPENAI_API_KEY.");
  const client = new OpenAI({
    apiKey: apiKey || "none",
    baseURL: openai.baseUrl,
    timeout: timeoutMilliseconds,
    maxRetries: 1,
    logLevel: "off",
  });

  const embedBatch = async (input: string[]): Promise<Float32Array[]> => {
    const sized = embedding.name.startsWith("text-embedding-3") ? { dimensions: embedding.dimension } : {};
    const { data } = await client.embeddings.create({
      model: embedding.name,
      input,
      encoding_format: "float",
      ...sized,
    });
    const ordered = data.toSorted((one, other) => one.index - other.index);
    return ordered.map((entry) => toUnit(entry.embedding, embedding.dimension));
  };

  return {
    chat: (request) => chat(client, request),
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += batchSize) {
        vectors.push(...(await embedBatch(texts.slice(from, from + batchSize)).catch(fail)));
      }
      return vectors;
    },
    async check() {
      const listed = await client.models.list().catch(fail);
      const names = listed.data.map(({ id }) => id.replace(/:latest$/, ""));
      const missing = chatModels.find((name) => !names.includes(name.replace(/:latest$/, "")));
      if (missing && names.length > 0)
        throw notConfigured(`the server has no model ${missing}. Set CHAT_MODELS.`);
    },
  };
};

async function* chat(client: OpenAI, request: ChatRequest): AsyncGenerator<ModelEvent> {
  try {
    yield* stream(client, request);
  } catch (error) {
    if (!request.signal?.aborted) fail(error);
  }
}

async function* stream(client: OpenAI, request: ChatRequest): AsyncGenerator<ModelEvent> {
  const chunks = await client.chat.completions.create(bodyOf(request), { signal: request.signal });
  let isFinished = false;
  for await (const { choices, usage } of chunks) {
    const [choice] = choices ?? [];
    if (choice?.delta?.content) yield { text: choice.delta.content };
    isFinished ||= Boolean(choice?.finish_reason);
    if (usage)
      yield { usage: { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens } };
  }
  if (!isFinished && !request.signal?.aborted) throw new Error("The stream ended before the answer did");
}

const bodyOf = (request: ChatRequest) => ({
  model: request.model,
  messages: request.messages,
  temperature: request.temperature,
  max_tokens: request.maxTokens,
  top_p: request.topP,
  frequency_penalty: request.frequencyPenalty,
  presence_penalty: request.presencePenalty,
  stream: true as const,
  stream_options: { include_usage: true },
});

const fail = (error: unknown): never => {
  throw modelFailure(error, "The model's server", error instanceof APIError ? error.status : undefined);
};
