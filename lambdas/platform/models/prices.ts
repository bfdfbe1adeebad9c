import { foundationModelOf } from "./foundation-model.ts";
import type { ModelChoice } from "./port.ts";
import { isOpenaisOwn, type Settings, settingsFromEnvironment } from "./settings.ts";

/** In US dollars per million tokens. */
export interface Price {
  promptPerMillion: number;
  completionPerMillion: number;
}

/**
 * The list price of a model: OpenAI's standard tier in November 2026, for prompts of up to 272,000 tokens, and Amazon Bedrock
 * on demand in the regions of the US at the end of 2025, without discounts for cached or batched tokens. Undefined if unknown. A self-hosted server has the price of
 * MODEL_PRICE_PROMPT and MODEL_PRICE_COMPLETION, in US dollars per million tokens; the built-in model is free. A model of
 * an account's own provider has OpenAI's list price if it has the name of one of its models.
 */
export const priceOf = (
  { provider, model }: ModelChoice,
  environment: NodeJS.ProcessEnv = process.env,
): Price | undefined => {
  if (provider === "builtin") return { promptPerMillion: 0, completionPerMillion: 0 };
  if (provider === "bedrock") return listed(bedrock[model] ?? bedrock[foundationModelOf(model)]);
  if (provider === "account") return openaisPrice(model.replace(/^openai\//, ""));
  const { baseUrl, price } = serverIn(environment);
  if (isOpenaisOwn(baseUrl)) return openaisPrice(model);
  return price && { promptPerMillion: price.prompt, completionPerMillion: price.completion };
};

/** The version of the price list of OpenAI and Amazon Bedrock: change it with any price. */
export const listVersion = "2026-11";

/** The version of the list that a model's price comes from; a server of one's own has the prices of the environment. */
export const priceListOf = (
  { provider }: ModelChoice,
  environment: NodeJS.ProcessEnv = process.env,
): string => (provider === "openai" && !isOpenaisOwn(serverIn(environment).baseUrl) ? "own" : listVersion);

const serverVariables = ["OPENAI_BASE_URL", "MODEL_PRICE_PROMPT", "MODEL_PRICE_COMPLETION"];
let known: { values: string; server: Settings["openai"] } | undefined;

/** Parsed again only after a change of these variables: every answer calls this, and validating all settings is slow. */
const serverIn = (environment: NodeJS.ProcessEnv): Settings["openai"] => {
  const values = serverVariables.map((name) => environment[name]).join("\n");
  if (known?.values !== values) known = { values, server: settingsFromEnvironment(environment).openai };
  return known.server;
};

const openaisPrice = (model: string): Price | undefined => listed(openai[model] ?? openai[undated(model)]);

type Pair = [prompt: number, completion: number];

const listed = (pair: Pair | undefined): Price | undefined =>
  pair && { promptPerMillion: pair[0], completionPerMillion: pair[1] };

/** Snapshots end in their date, as in gpt-4o-2024-08-06. */
const undated = (model: string): string => model.replace(/-\d{4}-\d{2}-\d{2}$/, "");

/** Models that OpenAI still answers with; embedding models have no completion price. */
const openai: Record<string, Pair> = {
  "gpt-4o": [2.5, 10],
  "gpt-4o-mini": [0.15, 0.6],
  "gpt-4.1": [2, 8],
  "gpt-4.1-mini": [0.4, 1.6],
  "gpt-5": [1.25, 10],
  "gpt-5-mini": [0.25, 2],
  "gpt-5-nano": [0.05, 0.4],
  "gpt-5.1": [1.25, 10],
  "gpt-5.2": [1.75, 14],
  "gpt-5.4": [2.5, 15],
  "gpt-5.4-mini": [0.75, 4.5],
  "gpt-5.4-nano": [0.2, 1.25],
  "gpt-5.5": [5, 30],
  "gpt-5.6-luna": [0.2, 1.2],
  "gpt-5.6-terra": [2, 12],
  "gpt-5.6-sol": [4, 20],
  "gpt-6-luna": [0.1, 0.5],
  "gpt-6-sol": [2, 10],
  "gpt-6-astra": [10, 50],
  "gpt-6.1-terra": [1, 5],
  "gpt-6.1-sol": [2, 10],
  o3: [2, 8],
  "text-embedding-3-small": [0.02, 0],
  "text-embedding-3-large": [0.13, 0],
  "text-embedding-ada-002": [0.1, 0],
};

/** Since Claude 4.5, profiles of one part of the world cost a tenth more than the global one. */
const bedrock: Record<string, Pair> = {
  "amazon.nova-micro-v1:0": [0.035, 0.14],
  "amazon.nova-lite-v1:0": [0.06, 0.24],
  "amazon.nova-pro-v1:0": [0.8, 3.2],
  "amazon.nova-premier-v1:0": [2.5, 12.5],
  "anthropic.claude-3-haiku-20240307-v1:0": [0.25, 1.25],
  "anthropic.claude-3-5-haiku-20241022-v1:0": [0.8, 4],
  "anthropic.claude-3-5-sonnet-20240620-v1:0": [3, 15],
  "anthropic.claude-3-5-sonnet-20241022-v2:0": [3, 15],
  "anthropic.claude-3-7-sonnet-20250219-v1:0": [3, 15],
  "anthropic.claude-sonnet-4-20250514-v1:0": [3, 15],
  "anthropic.claude-opus-4-20250514-v1:0": [15, 75],
  "anthropic.claude-opus-4-1-20250805-v1:0": [15, 75],
  "global.anthropic.claude-haiku-4-5-20251001-v1:0": [1, 5],
  "anthropic.claude-haiku-4-5-20251001-v1:0": [1.1, 5.5],
  "global.anthropic.claude-sonnet-4-5-20250929-v1:0": [3, 15],
  "anthropic.claude-sonnet-4-5-20250929-v1:0": [3.3, 16.5],
  "meta.llama3-3-70b-instruct-v1:0": [0.72, 0.72],
  "amazon.titan-embed-text-v1": [0.1, 0],
  "amazon.titan-embed-text-v2:0": [0.02, 0],
  "cohere.embed-english-v3": [0.1, 0],
  "cohere.embed-multilingual-v3": [0.1, 0],
};
