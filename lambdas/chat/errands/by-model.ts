import { costOfAnswer, dearestAnswer, type Limit, limitsAt, reserve } from "#lambdas/budget/store.ts";
import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import { logger } from "#platform/logging/logger.ts";
import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import type { Usage } from "#platform/models/port.ts";
import { port } from "#platform/ports.ts";
import type { Errand } from "./errand.ts";

/** Room for a list of questions; a summary is longer. */
const mostTokens = { usual: 400, summary: 1000 };

interface Written {
  /** Absent if there is none in the form that was asked for. */
  text?: string | undefined;
  usage?: Usage | undefined;
}

/**
 * The result of an errand by the chatbot's language model, within the budgets. Costs count there and answers do not: a
 * question brings three errands along in some programs. A model that fails or is cut leaves the result to the caller.
 */
export const byModel = async (
  errand: Errand,
  { chatbot, configuration: own, accountBudget }: ConfiguredChatbot,
  signal: AbortSignal,
): Promise<Written> => {
  const most = errand.kind === "summary" ? mostTokens.summary : mostTokens.usual;
  const system_prompt = errand.messages.map(({ content }) => content).join("\n");
  const configuration = { ...own, system_prompt, max_tokens: Math.min(own.max_tokens, most) };
  const limits = await limitsAt(
    { accountId: chatbot.user_id, chatbotId: chatbot.id, chatbot: chatbot.budget, account: accountBudget },
    new Date(),
  );
  const held = await hold(limits, configuration);
  if (!held) return {};
  let usage: Usage | undefined;
  try {
    const told = await tell(errand, configuration, signal);
    usage = told.usage;
    return { text: told.isCut ? undefined : inForm(told.text, errand), usage };
  } catch (error) {
    logger.warn(
      "an errand was left to the built-in result",
      error instanceof Error ? error : new Error(String(error)),
    );
    return {};
  } finally {
    const { nanoDollars } = await costOfAnswer(configuration, usage, { question: "", isFollowUp: false });
    await held.settle({ nanoDollars, answers: 0 });
  }
};

type Configuration = ConfiguredChatbot["configuration"];

const nothingHeld = { settle: async () => undefined };

/** Reserves the most that it may cost; undefined without room, also where no answer would have any. */
const hold = async (limits: Limit[], configuration: Configuration) => {
  if (limits.length === 0) return nothingHeld;
  const { amount } = await dearestAnswer({ configuration, question: "", historyTokens: 0 });
  const reserved = await reserve(limits, amount, { patienceMs: 0 });
  return "full" in reserved ? undefined : reserved;
};

const tell = async (
  { messages }: Errand,
  { user_id: accountId, temperature, ...configuration }: Configuration,
  signal: AbortSignal,
) => {
  const models = await port("models");
  const request = {
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
    signal,
  };
  let text = "";
  let isCut = false;
  let usage: Usage | undefined;
  for await (const event of models.chat(request)) {
    if ("text" in event) text += event.text;
    if ("isCut" in event) isCut = true;
    if ("usage" in event) usage = event.usage;
  }
  const promptTokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  return {
    text: text.trim(),
    isCut: isCut || signal.aborted,
    usage: usage ?? { promptTokens, completionTokens: estimateTokens(text), isEstimated: true },
  };
};

/** Programs read the object from its first bracket to its last. */
const inForm = (text: string, { field }: Errand): string | undefined => {
  if (!text || !field) return text || undefined;
  try {
    const object: unknown = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    return typeof object === "object" && object !== null && field in object ? text : undefined;
  } catch {
    return undefined;
  }
};
