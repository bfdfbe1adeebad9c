import {
  BedrockRuntimeClient,
  ConverseCommand,
  ConverseStreamCommand,
  type ConverseStreamOutput,
  InvokeModelCommand,
} from "@aws-sdk/client-bedrock-runtime";
import * as z from "zod";
import type { ProviderModels } from "./configure.ts";
import { modelFailure } from "./failures.ts";
import type { ChatRequest, ModelEvent } from "./port.ts";
import type { Settings } from "./settings.ts";
import { toUnit } from "./unit-vector.ts";

const titanReply = z.object({ embedding: z.array(z.number()) });
/** Titan takes one text a call. */
const parallelCalls = 8;

/** Amazon Bedrock, with the function's own role as its credentials. */
export const bedrockModels = ({ embedding, chatModels }: Settings): ProviderModels => {
  const client = new BedrockRuntimeClient({ maxAttempts: 2 });

  const embedOne = async (inputText: string): Promise<Float32Array> => {
    const body = JSON.stringify({ inputText, dimensions: embedding.dimension, normalize: true });
    const reply = await client.send(
      new InvokeModelCommand({ modelId: embedding.name, contentType: "application/json", body }),
    );
    const { embedding: values } = titanReply.parse(JSON.parse(new TextDecoder().decode(reply.body)));
    return toUnit(values, embedding.dimension);
  };

  return {
    chat: (request) => chat(client, request),
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += parallelCalls) {
        const batch = texts.slice(from, from + parallelCalls).map(embedOne);
        vectors.push(...(await Promise.all(batch).catch(fail)));
      }
      return vectors;
    },
    async check() {
      const [modelId] = chatModels;
      const messages = [{ role: "user" as const, content: [{ text: "Hello" }] }];
      await client
        .send(new ConverseCommand({ modelId, messages, inferenceConfig: { maxTokens: 1 } }))
        .catch(fail);
    },
  };
};

async function* chat(client: BedrockRuntimeClient, request: ChatRequest): AsyncGenerator<ModelEvent> {
  try {
    const { stream } = await client.send(commandOf(request), { abortSignal: request.signal });
    yield* events(stream ?? [], request.signal);
  } catch (error) {
    if (!request.signal?.aborted) fail(error);
  }
}

async function* events(
  stream: AsyncIterable<ConverseStreamOutput> | [],
  signal: AbortSignal | undefined,
): AsyncGenerator<ModelEvent> {
  let isFinished = false;
  for await (const { contentBlockDelta, messageStop, metadata } of stream) {
    if (signal?.aborted) return;
    if (contentBlockDelta?.delta?.text) yield { text: contentBlockDelta.delta.text };
    isFinished ||= messageStop !== undefined;
    const { inputTokens = 0, outputTokens = 0 } = metadata?.usage ?? {};
    if (metadata) yield { usage: { promptTokens: inputTokens, completionTokens: outputTokens } };
  }
  if (!isFinished) throw new Error("The stream ended before the answer did");
}

/** Bedrock takes system text apart from the turns, and knows no penalties. */
const commandOf = (request: ChatRequest) => {
  const textOf = (content: string) => [{ text: content }];
  const system = request.messages.filter(({ role }) => role === "system");
  const turns = request.messages.flatMap(({ role, content }) =>
    role === "system" ? [] : [{ role, content: textOf(content) }],
  );
  return new ConverseStreamCommand({
    modelId: request.model,
    system: system.flatMap(({ content }) => textOf(content)),
    messages: turns,
    inferenceConfig: { maxTokens: request.maxTokens, temperature: request.temperature, topP: request.topP },
  });
};

const statuses: Record<string, number> = {
  AccessDeniedException: 403,
  UnrecognizedClientException: 403,
  CredentialsProviderError: 403,
  ResourceNotFoundException: 404,
  ThrottlingException: 429,
  ServiceQuotaExceededException: 429,
};

const fail = (error: unknown): never => {
  throw modelFailure(error, "Amazon Bedrock", error instanceof Error ? statuses[error.name] : undefined);
};
