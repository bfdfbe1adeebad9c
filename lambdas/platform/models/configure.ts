import type { AwsAccess } from "./bedrock.ts";
import { builtinModel, chatBuiltin } from "./builtin.ts";
import { PassingFailure } from "./failures.ts";
import { embedHashed } from "./hashed-embeddings.ts";
import type { ModelChoice, Models, Provider, ProviderModels } from "./port.ts";
import { notConfigured, type Settings, settingsFromEnvironment } from "./settings.ts";

/**
 * The models that the environment configures (see the README's table of variables); the built-in one is always
 * there too. `aws` says how AWS is reached where it isn't as the process's environment says. Throws AppError
 * `not_configured` that names the variable at fault.
 */
export const modelsFromEnvironment = async (
  environment: NodeJS.ProcessEnv,
  { aws = {} }: { aws?: AwsAccess } = {},
): Promise<Models> => {
  const settings = settingsFromEnvironment(environment);
  const providers = providersOf(settings, aws);
  const { provider: embedder, ...embedding } = settings.embedding;
  const configured = settings.chatModels.map((model) => ({ provider: settings.provider, model }));
  const available: ModelChoice[] = [...(settings.provider === "builtin" ? [] : configured), builtinModel];
  const [usual = builtinModel] = available;
  const embed: Models["embed"] = async (texts, kind, options) =>
    (await providers(embedder)).embed(texts, kind, options);

  const tried = async (provider: Provider, call: (models: ProviderModels) => Promise<unknown>) => {
    const models = await providers(provider);
    await call(models).catch((error) => {
      throw error instanceof PassingFailure && error.isUnreachable
        ? notConfigured(models.unreachable)
        : error;
    });
  };

  return {
    async *chat(request) {
      if (request.provider !== "builtin" && request.provider !== settings.provider) {
        throw notConfigured(`${request.provider} is not set up here. Choose another model for this chatbot.`);
      }
      yield* (await providers(request.provider)).chat(request);
    },
    embed,
    embedding,
    choices: { default: usual, available },
    check: async () => {
      await tried(usual.provider, (models) => models.checkChat(usual.model));
      await tried(embedder, (models) => models.embed(["Hello"], "question"));
    },
  };
};

const builtin: ProviderModels = {
  chat: chatBuiltin,
  embed: async (texts) => texts.map(embedHashed),
  checkChat: async () => {},
  unreachable: "it runs in this very process.",
};

/** Loads a provider's client at its first use: the others' code never loads. One that failed is tried anew. */
const providersOf = (settings: Settings, aws: AwsAccess) => {
  const opened = new Map<Provider, Promise<ProviderModels>>();
  const open = async (provider: Provider): Promise<ProviderModels> => {
    if (provider === "openai") return (await import("./openai.ts")).openaiModels(settings, aws);
    if (provider === "bedrock") return (await import("./bedrock.ts")).bedrockModels(settings, aws);
    return builtin;
  };
  return (provider: Provider): Promise<ProviderModels> => {
    const models = opened.get(provider) ?? open(provider);
    opened.set(provider, models);
    models.catch(() => opened.delete(provider));
    return models;
  };
};
