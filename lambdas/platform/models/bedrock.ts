import {
  BedrockRuntimeClient,
  ConverseCommand,
  ConverseStreamCommand,
  InvokeModelCommand,
} from "@aws-sdk/client-bedrock-runtime";
import * as z from "zod";
import type { AwsAccess } from "./aws-access.ts";
import { converseInput } from "./bedrock/converse-input.ts";
import { bedrockStatus } from "./bedrock/status.ts";
import type { ProviderModels } from "./configure.ts";
import { type FailedCall, modelFailure } from "./failures.ts";
import { CutStream, inTime } from "./in-time.ts";
import type { ChatRequest, ModelEvent, Usage } from "./port.ts";
import type { Settings } from "./settings.ts";
import { toUnit } from "./unit-vector.ts";

const titanReply = z.object({ embedding: z.array(z.number()) });
/** Titan takes one text a call. */
const parallelCalls = 8;

/** Amazon Bedrock, with the function's own role as its credentials unless told otherwise. */
export const bedrockModels = (
  { embedding, timeoutSeconds }: Settings,
  aws: AwsAccess = {},
): ProviderModels => {
  const client = new BedrockRuntimeClient({ ...aws, maxAttempts: 2 });
  const inTimeOnly = () => ({ abortSignal: AbortSignal.timeout(timeoutSeconds * 1000) });

  const embedOne = async (inputText: string): Promise<Float32Array> => {
    const body = JSON.stringify({ inputText, dimensions: embedding.dimension, normalize: true });
    const reply = await client.send(
      new InvokeModelCommand({ modelId: embedding.name, contentType: "application/json", body }),
      inTimeOnly(),
    );
    const { embedding: values } = titanReply.parse(JSON.parse(new TextDecoder().decode(reply.body)));
    return toUnit(values, embedding.dimension);
  };

  return {
    async *chat(request) {
      try {
        yield* inTime((signal) => stream(client, request, signal), {
          signal: request.signal,
          timeoutSeconds,
        });
      } catch (error) {
        fail(error, request.model, "CHAT_MODELS");
      }
    },
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += parallelCalls) {
        const batch = Promise.all(texts.slice(from, from + parallelCalls).map(embedOne));
        vectors.push(...(await batch.catch((error) => fail(error, embedding.name, "EMBEDDING_MODEL"))));
      }
      return vectors;
    },
    async checkChat(modelId) {
      const messages = [{ role: "user" as const, content: [{ text: "Hello" }] }];
      await client
        .send(new ConverseCommand({ modelId, messages, inferenceConfig: { maxTokens: 1 } }), inTimeOnly())
        .catch((error) => fail(error, modelId, "CHAT_MODELS"));
    },
  };
};

async function* stream(
  client: BedrockRuntimeClient,
  request: ChatRequest,
  abortSignal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const reply = await client.send(new ConverseStreamCommand(converseInput(request)), { abortSignal });
  let isFinished = false;
  let usage: Usage | undefined;
  for await (const { contentBlockDelta, messageStop, metadata } of reply.stream ?? []) {
    if (contentBlockDelta?.delta?.text) yield { text: contentBlockDelta.delta.text };
    isFinished ||= messageStop !== undefined;
    const { inputTokens = 0, outputTokens = 0 } = metadata?.usage ?? {};
    if (metadata) usage = { promptTokens: inputTokens, completionTokens: outputTokens };
  }
  if (!isFinished) throw new CutStream();
  if (usage) yield { usage };
}

const fail = (error: unknown, model: string, modelsVariable: FailedCall["modelsVariable"]): never => {
  throw modelFailure(error, {
    status: bedrockStatus(error),
    provider: "Amazon Bedrock",
    model,
    modelsVariable,
    credentials: `Check them, and that they may use ${model}.`,
  });
};
