import type { ApiKey } from "#platform/access/key/api-key.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";
import type { CompletionRequest } from "#shared/public-api/openai-shapes.ts";
import { errandIn } from "./errands/recognise.ts";
import { toldIn } from "./errands/told-in.ts";
import { questionIn } from "./question-in.ts";

/**
 * Answers OpenAI's clients. A refusal is an ordinary answer, marked in `docent.outcome`; an errand of the client itself,
 * such as a title for its chat, is no question.
 */
export async function* complete(
  { model, messages, metadata }: CompletionRequest,
  context: { apiKey: ApiKey; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  requireModel(model, context.apiKey);
  const errand = errandIn(toldIn(messages), metadata?.task);
  if (errand) {
    const { carryOut } = await import("#lambdas/chat/doors/errand.ts");
    return yield* carryOut(errand, context);
  }
  const asked = { ...questionIn(messages), conversationId: metadata?.conversation_id };
  const { askByKey } = await import("#lambdas/chat/doors/by-key.ts");
  yield* askByKey(asked, context);
}

/** Names that clients send by default stand for the chatbot, because a key opens one chatbot only. */
const ofOpenAi = /^(docent|gpt-|chatgpt|o\d)/;

const requireModel = (model: string, { chatbotId }: ApiKey): void => {
  if (model === chatbotId || ofOpenAi.test(model)) return;
  throw new AppError("not_found", `This API key opens no model of that name. Send ${chatbotId} or docent.`);
};
