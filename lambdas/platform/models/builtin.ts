import { AppError } from "../../../shared/errors.ts";
import { bestQuotes } from "./builtin/quotes.ts";
import { estimateTokens } from "./estimate-tokens.ts";
import type { ChatRequest, ModelChoice, ModelEvent } from "./port.ts";

/** Quotes the documents word for word; it makes up nothing and needs neither key nor network. */
export const builtinModel: ModelChoice = { provider: "builtin", model: "docent-extractive" };

/** Answers with the one to three sentences of the passages that bear most on the question, each with its mark. */
export async function* chatBuiltin(request: ChatRequest): AsyncGenerator<ModelEvent> {
  if (request.passages.length === 0) throw new AppError("no_context", "No relevant context found");
  const answer = bestQuotes(request.question, request.passages)
    .map(({ text, passage }) => `${text} [${passage + 1}]`)
    .join(" ");
  for (const word of answer.match(/\s*\S+/g) ?? []) {
    if (request.signal?.aborted) return;
    yield { text: word };
    await new Promise(setImmediate);
  }
  const prompt = request.messages.map(({ content }) => content).join("\n");
  yield { usage: { promptTokens: estimateTokens(prompt), completionTokens: estimateTokens(answer) } };
}
