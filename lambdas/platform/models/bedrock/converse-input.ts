import type { ConverseStreamCommandInput } from "@aws-sdk/client-bedrock-runtime";
import type { ChatMessage, ChatRequest } from "../port.ts";

/** A request as Bedrock takes it: system text apart from the turns, and no penalties, which it does not know. */
export const converseInput = (request: ChatRequest): ConverseStreamCommandInput => ({
  modelId: request.model,
  system: request.messages.filter(({ role }) => role === "system").map(({ content }) => ({ text: content })),
  messages: turnsOf(request.messages),
  inferenceConfig: { maxTokens: request.maxTokens, temperature: request.temperature, topP: request.topP },
});

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
