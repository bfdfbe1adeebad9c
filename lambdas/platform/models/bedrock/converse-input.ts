import type { ConverseStreamCommandInput } from "@aws-sdk/client-bedrock-runtime";
import { foundationModelOf } from "../foundation-model.ts";
import type { ChatMessage, ChatRequest } from "../port.ts";

/** A request as Bedrock takes it: system text apart from the turns, and no penalties, which it does not know. */
export const converseInput = (request: ChatRequest): ConverseStreamCommandInput => ({
  modelId: request.model,
  system: request.messages.filter(({ role }) => role === "system").map(({ content }) => ({ text: content })),
  messages: turnsOf(request.messages),
  inferenceConfig: { maxTokens: request.maxTokens, ...randomness(request) },
});

/**
 * Bedrock's temperature ends at 1. A topP of 1 leaves out nothing and is not sent, for newer models of Anthropic take
 * one of the two only: topP, where the owner has changed it.
 */
const randomness = ({ model, temperature, topP }: ChatRequest) => {
  if (topP === 1) return { temperature: Math.min(1, temperature) };
  const isEither = /anthropic/.test(foundationModelOf(model));
  return isEither ? { topP } : { temperature: Math.min(1, temperature), topP };
};

/** Bedrock wants a person to begin, both to take turns, and nobody to say nothing. */
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
