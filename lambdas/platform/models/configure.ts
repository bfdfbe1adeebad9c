import { builtinModel, chatBuiltin } from "./builtin.ts";
import { embedHashed } from "./hashed-embeddings.ts";
import type { ModelChoice, Models, Provider } from "./port.ts";
import { notConfigured, type Settings, settingsFromEnvironment } from "./settings.ts";

/** One provider's calls; what is not among them it does not offer. */
export interface ProviderModels {
  chat: Models["chat"];
  embed(texts: string[], kind: "passage" | "question"): Promise<Float32Array[]>;
  check(): Promise<void>;
}

/**
 * The models that the environment configures (see the README's table of variables); the built-in one is always
 * there too. Throws AppError `not_configured` that names the variable at fault.
 */
export const modelsFromEnvironment = async (environment: NodeJS.ProcessEnv): Promise<Models> => {
  const settings = settingsFromEnvironment(environment);
  const providers = providersOf(settings);
  const { provider: embedder, ...embedding } = settings.embedding;
  const configured = settings.chatModels.map((model) => ({ provider: settings.provider, model }));
  const available: ModelChoice[] = [...(settings.provider === "builtin" ? [] : configured), builtinModel];

  return {
    async *chat(request) {
      if (request.provider !== "builtin" && request.provider !== settings.provider) {
        throw notConfigured(`${request.provider} is not set up here. Choose another model for this chatbot.`);
      }
      yield* (await providers(request.provider)).chat(request);
    },
    embed: async (texts, kind) => (await providers(embedder)).embed(texts, kind),
    embedding,
    choices: { default: available[0] ?? builtinModel, available },
    check: async () => {
      for (const provider of new Set([settings.provider, embedder]))
        await (await providers(provider)).check();
    },
  };
};

const builtin: ProviderModels = {
  chat: chatBuiltin,
  embed: async (texts) => texts.map(embedHashed),
  check: async () => {},
};

/** Loads a provider's client at its first use: the others' code never loads. */
const providersOf = (settings: Settings) => {
  const opened = new Map<Provider, Promise<ProviderModels>>();
  const open = async (provider: Provider): Promise<ProviderModels> => {
    if (provider === "openai") return (await import("./openai.ts")).openaiModels(settings);
    if (provider === "bedrock") return (await import("./bedrock.ts")).bedrockModels(settings);
    return builtin;
  };
  return (provider: Provider): Promise<ProviderModels> => {
    const models = opened.get(provider) ?? open(provider);
    opened.set(provider, models);
    return models;
  };
};
