import type * as z from "zod";
import { streamFromModel } from "#lambdas/budget/ask-model.ts";
import { defaultConfiguration } from "#lambdas/core/chatbots/default-configuration.ts";
import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import { ledger } from "#lambdas/core/ledger/store.ts";
import { choicesFor } from "#platform/models/account/choices.ts";
import type { chat } from "#shared/chat/routes.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";
import { asksForJobPost, jobPostOf } from "../job-posts/job-post.ts";

type Input = Pick<
  z.output<(typeof chat)["ask"]["input"]>,
  "query" | "systemPrompt" | "model" | "temperature"
>;

const maxTokens = 1500;

/** Stands for a chatbot in the account's figures. */
const noChatbot = "bot_none";

/**
 * A text by the account's language model, without any chatbot or documents: the named model if the account may use it,
 * else its default one. The built-in model writes job posts alone, in the words of the question. Throws AppError
 * `not_configured` for any other text without a language model, and `model_failed` if it fails.
 */
export async function* generate(
  { query, systemPrompt, model, temperature }: Input,
  { accountId, signal }: { accountId: string; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const startedAt = Date.now();
  const configured = await configuredFor(accountId, model, temperature);
  if (configured.configuration.provider === "builtin") return yield* builtIn(query, systemPrompt, startedAt);
  const messages = [
    ...(systemPrompt ? [{ role: "system" as const, content: systemPrompt }] : []),
    { role: "user" as const, content: query },
  ];
  yield { type: "sources", context: [] };
  const stream = streamFromModel(configured, { name: "a text", messages, maxTokens, signal });
  let step = await stream.next();
  for (; !step.done; step = await stream.next()) yield { type: "delta", text: step.value };
  const { usage, isCut, problem } = step.value;
  if (usage) {
    const { provider, model: used } = configured.configuration;
    await ledger.record({
      accountId,
      chatbotId: noChatbot,
      source: "errand",
      usage: { ...usage, provider, model: used },
    });
  }
  if (problem === "budget")
    throw new AppError(
      "rate_limited",
      "The account's budget is used up, so the language model is not asked. Try later.",
    );
  if (problem) throw new AppError("model_failed", "The language model failed. Please try again.");
  const { promptTokens = 0, completionTokens = 0 } = usage ?? {};
  yield {
    type: "done",
    outcome: "answered",
    tokenCount: promptTokens + completionTokens,
    responseTime: Date.now() - startedAt,
    ...(isCut && { isCut: true as const }),
  };
}

const configuredFor = async (
  accountId: string,
  model: string | undefined,
  temperature: number | undefined,
): Promise<ConfiguredChatbot> => {
  const choices = await choicesFor(accountId);
  const choice = choices.available.find((one) => one.model === model) ?? choices.default;
  const chatbot = { id: noChatbot, user_id: accountId } as ConfiguredChatbot["chatbot"];
  const configuration = {
    ...(await defaultConfiguration(chatbot)),
    ...choice,
    ...(temperature !== undefined && { temperature }),
  };
  return { chatbot, configuration };
};

async function* builtIn(query: string, instruction = "", startedAt: number): AsyncGenerator<ChatEvent> {
  if (!asksForJobPost(instruction))
    throw new AppError(
      "not_configured",
      "No language model is connected. Connect one in Settings, or fill the form in yourself.",
    );
  yield { type: "sources", context: [] };
  yield { type: "delta", text: JSON.stringify(jobPostOf(query), undefined, 2) };
  yield { type: "done", outcome: "answered", tokenCount: 0, responseTime: Date.now() - startedAt };
}
