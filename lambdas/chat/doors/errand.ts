import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { ledger } from "#lambdas/core/ledger/store.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import { addLogFields, addLogIds } from "#platform/logging/log-context.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { byModel } from "../errands/by-model.ts";
import type { Errand } from "../errands/errand.ts";
import { simpleResult } from "../errands/simple-result.ts";

export type { Errand, ErrandKind } from "../errands/errand.ts";

/**
 * Carries out a program's errand about a chat, without documents. Nothing is stored but that there was one and its cost:
 * it is no visitor's question.
 */
export async function* carryOut(
  errand: Errand,
  { apiKey, signal }: { apiKey: Pick<ApiKey, "accountId" | "chatbotId">; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const startedAt = Date.now();
  const { accountId, chatbotId } = apiKey;
  const configured = await chatbotStore.configured(accountId, chatbotId);
  const { provider, model } = configured.configuration;
  addLogIds({ chatbotId });
  addLogFields({ errand: errand.kind, provider, model });
  const { text, usage } = provider === "builtin" ? {} : await byModel(errand, configured, signal);
  await ledger.record({
    accountId,
    chatbotId,
    source: "errand",
    counts: { answered: 1 },
    ...(usage && { usage: { ...usage, provider, model } }),
  });
  const result = text ?? simpleResult(errand, configured.chatbot.name);
  yield { type: "sources", context: [] };
  if (result) yield { type: "delta", text: result };
  const { promptTokens = 0, completionTokens = 0 } = usage ?? {};
  yield {
    type: "done",
    outcome: "answered",
    isErrand: true,
    tokenCount: promptTokens + completionTokens,
    responseTime: Date.now() - startedAt,
    ...(usage && { usage }),
  };
}
