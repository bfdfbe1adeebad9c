import {
  BedrockRuntimeClient,
  type BedrockRuntimeClientConfig,
  ConverseCommand,
} from "@aws-sdk/client-bedrock-runtime";
import { bedrockEmbedding } from "./bedrock/embedding.ts";
import { bedrockFailure } from "./bedrock/failure.ts";
import { streamBedrock } from "./bedrock/stream.ts";
import { callChatModel } from "./calls/call-chat-model.ts";
import { checkModel } from "./calls/in-time.ts";
import { logEmbedding } from "./calls/log-embedding.ts";
import { embedAll } from "./embedding/embed-all.ts";
import type { ProviderModels } from "./port.ts";
import type { Settings } from "./settings.ts";

/** Credentials and region of AWS, if other than those of the environment. */
export type AwsAccess = Pick<BedrockRuntimeClientConfig, "credentials" | "profile" | "region">;

/** Amazon Bedrock, with the credentials of the function's role by default. */
export const bedrockModels = (settings: Settings, aws: AwsAccess = {}): ProviderModels => {
  const { embedding, patience } = settings;
  const client = new BedrockRuntimeClient({ ...aws, maxAttempts: 1 });
  const bedrock = { client, withoutTemperature: new Set<string>() };

  return {
    chat: (request) =>
      callChatModel((signal, reply) => streamBedrock(bedrock, request, { signal, reply }), {
        ...patience,
        request,
        toFailure: (error) => bedrockFailure(error, request.model, "CHAT_MODELS"),
      }),
    embed: async (texts, kind, options) => {
      const { send, ...limits } = bedrockEmbedding(client, embedding);
      const own = {
        ...limits,
        send: logEmbedding({ provider: "bedrock", model: embedding.name }, send),
        dimension: embedding.dimension,
        toFailure: (error: unknown) => bedrockFailure(error, embedding.name, "EMBEDDING_MODEL"),
      };
      return embedAll(own, patience)(texts, kind, options);
    },
    checkChat: (model) =>
      checkModel((abortSignal) => client.send(new ConverseCommand(hello(model)), { abortSignal }), {
        seconds: patience.questionSeconds,
        toFailure: (error) => bedrockFailure(error, model, "CHAT_MODELS"),
      }),
    unreachable:
      "Amazon Bedrock cannot be reached. Check the network, and that AWS_REGION is one that has it.",
  };
};

const hello = (modelId: string) => ({
  modelId,
  messages: [{ role: "user" as const, content: [{ text: "Hello" }] }],
  inferenceConfig: { maxTokens: 1 },
});
