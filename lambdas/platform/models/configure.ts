import type { AwsAccess } from "./bedrock.ts";
import { builtinModel, chatBuiltin } from "./builtin.ts";
import { embedHashed } from "./hashed-embeddings.ts";
import { PassingFailure } from "./model-failure.ts";
import type { Models, Provider, ProviderModels } from "./port.ts";
import { notConfigured, type Settings, settingsFromEnvironment } from "./settings.ts";

/**
 * The models that the environment configures (see the README's table of variables), and always the built-in one. `aws`
 * overrides credentials and region of the environment. Throws AppError `not_configured` with the name of the wrong
 * variable.
 */
export const modelsFromEnvironment = async (
  environment: NodeJS.ProcessEnv,
  { aws = {} }: { aws?: AwsAccess } = {},
): Promise<Models> => {
  const settings = settingsFromEnvironment(environment);
  const providers = providersOf(settings, aws);
  const { provider: embedder, ...embedding } = settings.embedding;
  const configured = settings.chatModels.map((model) => ({ provider: settings.provider, model }));
  const available = [...(settings.provider === "builtin" ? [] : configured), builtinModel];
  const [usual = builtinModel] = available;
  const embed: Models["embed"] = async (texts, kind, options) =>
    (await providers(embedder)).embed(texts, kind, options);

  const checkProvider = async (provider: Provider, call: (models: ProviderModels) => Promise<unknown>) => {
    const models = await providers(provider);
    await call(models).catch((error) => {
      throw error instanceof PassingFailure && error.isUnreachable
        ? notConfigured(models.unreachable)
        : error;
    });
  };

  return {
    async *chat(request) {
      const { provider } = request;
      if (provider === "account") {
        yield* (await import("./account/chat.ts")).chatWithAccounts(request, settings);
        return;
      }
      if (provider !== "builtin" && provider !== settings.provider) {
        throw notConfigured(`${provider} is not set up here. Choose another model for this chatbot.`, {
          reason: "no_provider",
          of: "installation",
          model: request.model,
        });
      }
      yield* (await providers(provider)).chat(request);
    },
    embed,
    embedding,
    choices: { default: usual, available },
    check: async () => {
      await checkProvider(usual.provider, (models) => models.checkChat(usual.model));
      await checkProvider(embedder, (models) => models.embed(["Hello"], "question"));
    },
  };
};

const builtin: ProviderModels = {
  chat: chatBuiltin,
  embed: async (texts) => texts.map(embedHashed),
  checkChat: async () => {},
  unreachable: "it runs in this very process.",
};

/** Loads a provider's client on first use, so other providers' code never loads; a failed load is repeated. */
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
