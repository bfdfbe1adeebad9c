import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import { type Booking, ledger } from "#lambdas/core/ledger/store.ts";
import { logger } from "#platform/logging/logger.ts";
import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import type { ChatMessage, Usage } from "#platform/models/port.ts";
import { port } from "#platform/ports.ts";
import { costOfAnswer, dearestAnswer, type Limit, limitsAt, reserve } from "./store.ts";

/** Work for a chatbot's language model that is no answer of the chatbot. */
export interface ModelTask {
  /** Names the work in the log. */
  name: string;
  messages: ChatMessage[];
  maxTokens: number;
  signal?: AbortSignal | undefined;
  /** Where its tokens are booked; absent where the caller books them. */
  booked?: Pick<Booking, "source" | "conversationId"> | undefined;
}

export interface ModelResult {
  /** Empty if the model failed, or if the budget has no room. */
  text: string;
  /** Whether its limit of tokens or the signal ended the text. */
  isCut: boolean;
  usage?: Usage | undefined;
  problem?: "failed" | "budget";
}

/**
 * Streams a text of the chatbot's language model, within the budgets of account and chatbot: costs count there, answers
 * do not. A failure is logged and told in the result, with the text as far as it came.
 */
export async function* streamFromModel(
  { chatbot, configuration: own, accountBudget }: ConfiguredChatbot,
  { name, messages, maxTokens, signal, booked }: ModelTask,
): AsyncGenerator<string, ModelResult> {
  const system_prompt = messages.map(({ content }) => content).join("\n");
  const configuration = { ...own, system_prompt, max_tokens: maxTokens };
  const limits = await limitsAt(
    { accountId: chatbot.user_id, chatbotId: chatbot.id, chatbot: chatbot.budget, account: accountBudget },
    new Date(),
  );
  const held = await hold(limits, configuration);
  if (!held) return { text: "", isCut: false, problem: "budget" };
  let text = "";
  let isCut = false;
  let usage: Usage | undefined;
  try {
    for await (const event of (await port("models")).chat(requestOf(configuration, messages, signal))) {
      if ("text" in event && event.text) {
        text += event.text;
        yield event.text;
      }
      if ("isCut" in event) isCut = true;
      if ("usage" in event) usage = event.usage;
    }
    usage ??= estimated(messages, text);
    return { text: text.trim(), isCut: isCut || signal?.aborted === true, usage };
  } catch (error) {
    logger.warn(
      `${name} was left to the built-in result`,
      error instanceof Error ? error : new Error(String(error)),
    );
    return { text: text.trim(), isCut: true, usage, problem: "failed" };
  } finally {
    // a reader who has enough ends the stream before the model tells its tokens
    if (text) usage ??= estimated(messages, text);
    const { nanoDollars } = await costOfAnswer(configuration, usage, { question: "", isFollowUp: false });
    await held.settle({ nanoDollars, answers: 0 });
    if (usage && booked) await book(configuration, usage, booked);
  }
}

/** The whole text of `streamFromModel`. */
export const askModel = async (configured: ConfiguredChatbot, task: ModelTask): Promise<ModelResult> => {
  const stream = streamFromModel(configured, task);
  for (;;) {
    const step = await stream.next();
    if (step.done) return step.value;
  }
};

type Configuration = ConfiguredChatbot["configuration"];

const book = (
  { user_id: accountId, rag_system_id: chatbotId, provider, model }: Configuration,
  usage: Usage,
  booked: Pick<Booking, "source" | "conversationId">,
): Promise<void> => ledger.record({ accountId, chatbotId, ...booked, usage: { ...usage, provider, model } });

const nothingHeld = { settle: async () => undefined };

/** Reserves the most that it may cost; undefined without room, also where no answer would have any. */
const hold = async (limits: Limit[], configuration: Configuration) => {
  if (limits.length === 0) return nothingHeld;
  const { amount } = await dearestAnswer({ configuration, question: "", historyTokens: 0 });
  const reserved = await reserve(limits, amount, { patienceMs: 0 });
  return "full" in reserved ? undefined : reserved;
};

const requestOf = (
  { user_id: accountId, temperature, ...configuration }: Configuration,
  messages: ChatMessage[],
  signal: AbortSignal | undefined,
) => ({
  provider: configuration.provider,
  model: configuration.model,
  accountId,
  temperature,
  maxTokens: configuration.max_tokens,
  topP: configuration.top_p,
  frequencyPenalty: configuration.frequency_penalty,
  presencePenalty: configuration.presence_penalty,
  messages,
  question: "",
  passages: [],
  ...(signal && { signal }),
});

const estimated = (messages: ChatMessage[], text: string): Usage => ({
  promptTokens: messages.reduce((sum, { content }) => sum + estimateTokens(content), 0),
  completionTokens: estimateTokens(text),
  isEstimated: true,
});
