import { chargeOf } from "#platform/models/charge.ts";
import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import type { ModelChoice, Usage } from "#platform/models/port.ts";
import { embeddingFromEnvironment } from "#platform/models/settings.ts";
import type { LlmConfiguration } from "#shared/chatbots/routes.ts";
import { defaultSystemPrompt } from "#shared/chatbots/use-cases.ts";
import type { Amount } from "./use.ts";

interface Asked {
  configuration: LlmConfiguration;
  question: string;
  /** The estimated tokens of the earlier turns that are sent along. */
  historyTokens: number;
}

/** Tokenisers are within a fifth of the estimate for prose; tables, code and rare scripts take more. */
const dearness = 1.5;
/** The rules of the prompt, its fences and the names of the documents. */
const rulesTokens = 700;
/** Passages of usual length; a longer prompt reserves more once it is known, before it is sent. */
const passagesTokens = 1500;
/** Added to the tokens of an answer for models that reason; see the providers. */
const reasoningTokens = 2000;
/** The rewriting of a follow-up: its instructions and its longest text. */
const rewritingPrompt = 200;
const rewritingTokens = 80;

/**
 * The most that an answer may cost: its prompt counted high, as many tokens as it may have, the rewriting of a
 * follow-up and the embeddings of the question. A model without a known price counts as free.
 */
export const dearestAnswer = async ({
  configuration,
  question,
  historyTokens,
}: Asked): Promise<{ amount: Amount; promptTokens: number }> => {
  const { system_prompt, max_tokens } = configuration;
  const asked = estimateTokens(question);
  const system = estimateTokens(system_prompt?.trim() || defaultSystemPrompt);
  const promptTokens = Math.ceil(dearness * (system + rulesTokens + passagesTokens + historyTokens + asked));
  const isFollowUp = historyTokens > 0;
  const rewriting = isFollowUp ? Math.ceil(dearness * (rewritingPrompt + historyTokens + asked)) : 0;
  const room = reasons(configuration) ? reasoningTokens : 0;
  const [answer, search] = await Promise.all([
    nanoDollarsOf(configuration, {
      promptTokens: promptTokens + rewriting,
      completionTokens: max_tokens + room + (isFollowUp ? rewritingTokens + room : 0),
    }),
    searchCost(question, { isFollowUp, isDearest: true }),
  ]);
  return { amount: { nanoDollars: answer + search, answers: 1 }, promptTokens };
};

/** The cost of the tokens of a prompt, by its estimate, above those that `dearestAnswer` counted. */
export const costAbove = async (
  configuration: ModelChoice,
  estimatedTokens: number,
  countedTokens: number,
): Promise<number> => {
  const more = dearness * estimatedTokens - countedTokens;
  return more > 0 ? nanoDollarsOf(configuration, { promptTokens: more, completionTokens: 0 }) : 0;
};

/** The cost of an answer: its usage, and the estimated embeddings of its question, which no provider's reply reports. */
export const costOfAnswer = async (
  configuration: ModelChoice,
  usage: Usage | undefined,
  search: { question: string; isFollowUp: boolean },
): Promise<Amount> => {
  const [written, searched] = await Promise.all([
    usage ? nanoDollarsOf(configuration, usage) : 0,
    searchCost(search.question, { ...search, isDearest: false }),
  ]);
  return { nanoDollars: written + searched, answers: usage ? 1 : 0 };
};

/** The price of embedding texts in nano-dollars; `isDearest` counts their tokens high. */
export const embeddingCost = (texts: string[], { isDearest }: { isDearest: boolean }): Promise<number> => {
  const { provider, name: model } = embeddingFromEnvironment(process.env);
  const tokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
  return nanoDollarsOf(
    { provider, model },
    { promptTokens: tokens * (isDearest ? dearness : 1), completionTokens: 0 },
  );
};

/** A follow-up may be searched for as it is and once more as it is meant. */
const searchCost = (
  question: string,
  { isFollowUp, isDearest }: { isFollowUp: boolean; isDearest: boolean },
): Promise<number> => embeddingCost(isFollowUp ? [question, question] : [question], { isDearest });

const nanoDollarsOf = async (choice: ModelChoice, usage: Usage): Promise<number> =>
  (await chargeOf(choice, usage))?.nanoDollars ?? 0;

/** Whether a provider may add tokens for reasoning: not for the models that answer without. */
const reasons = ({ provider, model }: ModelChoice): boolean =>
  provider === "openai" && !/gpt-(?:3|4|5\.\d|[6-9])/.test(model);
