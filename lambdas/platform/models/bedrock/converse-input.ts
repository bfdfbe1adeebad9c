import type { ConverseStreamCommandInput } from "@aws-sdk/client-bedrock-runtime";
import { foundationModelOf } from "../foundation-model.ts";
import type { ChatMessage, ChatRequest } from "../port.ts";

/** A request in the format of Converse: system text apart from the turns, without penalties, which it lacks. */
export const converseInput = (request: ChatRequest): ConverseStreamCommandInput => ({
  modelId: request.model,
  system: request.messages.filter(({ role }) => role === "system").map(({ content }) => ({ text: content })),
  messages: turnsOf(request.messages),
  inferenceConfig: { maxTokens: request.maxTokens, ...randomness(request) },
});

/**
 * Bedrock limits the temperature to 1. A topP of 1 has no effect and is not sent, because newer Anthropic models accept
 * only one of the two: topP if the owner has changed it.
 */
const randomness = ({ model, temperature, topP }: ChatRequest) => {
  if (topP === 1) return { temperature: Math.min(1, temperature) };
  const isEither = /anthropic/.test(foundationModelOf(model));
  return isEither ? { topP } : { temperature: Math.min(1, temperature), topP };
};

/** Converse requires a first turn of the user, alternating roles and no empty turns. */
const turnsOf = (messages: ChatMessage[]) => {
  const turns: { role: "user" | "assistant"; content: { text: string }[] }[] = [];
  for (const { role, content } of messages) {
    if (role === "system" || !content.trim()) continue;
    const last = turns.at(-1);
    if (last?.role === role) last.content.push({ text: content });
    else if (last || role === "user") turns.push({ role, content: [{ text: content }] });
  }
  return turns;
};
