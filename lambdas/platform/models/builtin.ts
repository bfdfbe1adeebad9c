import { AppError } from "#shared/errors.ts";
import { answerFrom } from "./builtin/answer.ts";
import { estimateTokens } from "./estimate-tokens.ts";
import type { ChatRequest, ModelChoice, ModelEvent } from "./port.ts";

/** An extractive model: it quotes the documents word for word and needs neither key nor network. */
export const builtinModel = { provider: "builtin", model: "docent-extractive" } satisfies ModelChoice;

const maxSentences = { short: 1, normal: 3, long: 5 };

/** Streams the sentences, rows and items of the passages that best answer the question, with citations. */
export async function* chatBuiltin(request: ChatRequest): AsyncGenerator<ModelEvent> {
  if (request.passages.length === 0) throw new AppError("no_context", "No relevant context found");
  const answer = answerFrom(request.question, request.passages, {
    maxSentences: maxSentences[request.length ?? "normal"],
    ...(request.similarities && { similarities: request.similarities }),
  });
  for (const word of answer.match(/(?<!\s)\s*\S+/g) ?? []) {
    if (request.signal?.aborted) return;
    yield { text: word };
    await new Promise(setImmediate);
  }
  const prompt = request.messages.map(({ content }) => content).join("\n");
  yield {
    usage: {
      promptTokens: estimateTokens(prompt),
      completionTokens: estimateTokens(answer),
      isEstimated: true,
    },
  };
}
