import { Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { Options } from "../options/options.ts";

export interface ModelChoice {
  environment: Record<string, string>;
  /** Models of Amazon Bedrock that answer, and one that embeds. */
  chatArns: string[];
  embeddingArns: string[];
  openaiKeySecretArn?: string;
}

/** Named here as well as in the functions, because Bedrock permissions are granted per model. */
const bedrock = { chatModels: ["us.amazon.nova-lite-v1:0"], embeddingModel: "amazon.titan-embed-text-v2:0" };

/** The chat and embedding models: the functions' environment and their permissions. */
export const chooseModels = (stack: Construct, options: Options): ModelChoice => {
  const { modelProvider, openaiKeySecretArn, openaiBaseUrl, embeddingDimension } = options;
  const usual = modelProvider === "bedrock" ? bedrock : {};
  const { chatModels = [], embeddingModel } = { ...usual, ...chosen(options) };
  const arnsOn = (models: string[]) =>
    modelProvider === "bedrock" ? models.flatMap((model) => arnsOf(stack, model)) : [];
  return {
    environment: {
      MODEL_PROVIDER: modelProvider,
      ...(chatModels.length > 0 && { CHAT_MODELS: chatModels.join(",") }),
      ...(embeddingModel && { EMBEDDING_PROVIDER: modelProvider, EMBEDDING_MODEL: embeddingModel }),
      ...(embeddingDimension && { EMBEDDING_DIMENSION: String(embeddingDimension) }),
      ...(openaiKeySecretArn && { OPENAI_API_KEY_SECRET_ARN: openaiKeySecretArn }),
      ...(openaiBaseUrl && { OPENAI_BASE_URL: openaiBaseUrl }),
    },
    chatArns: arnsOn(chatModels),
    embeddingArns: arnsOn(embeddingModel ? [embeddingModel] : []),
    ...(openaiKeySecretArn && { openaiKeySecretArn }),
  };
};

const chosen = ({ chatModels, embeddingModel }: Options) => ({
  ...(chatModels && { chatModels }),
  ...(embeddingModel && { embeddingModel }),
});

/**
 * An inference profile forwards a call to the model in another region, so both need a permission. The model behind an
 * application's own profile, which is named by its ARN, is unknown here.
 */
const arnsOf = (stack: Construct, model: string): string[] => {
  const { partition, region, account } = Stack.of(stack);
  const inRegion = (place: string, name: string) =>
    `arn:${partition}:bedrock:${place}::foundation-model/${name}`;
  const [, kind, name = model] = /^arn:[^/]*:([\w-]+)\/(.+)$/.exec(model) ?? [];
  const [profile, base = name] = /^(?:global|us|us-gov|eu|apac|jp|au|ca)\.(.+)$/.exec(name) ?? [];
  if (kind === "application-inference-profile") return [model, inRegion("*", "*")];
  if (kind) return profile ? [model, inRegion("*", base)] : [model];
  return profile
    ? [`arn:${partition}:bedrock:${region}:${account}:inference-profile/${profile}`, inRegion("*", base)]
    : [inRegion(region, model)];
};
