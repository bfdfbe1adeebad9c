import type * as z from "zod";
import { chatbotStore } from "#lambdas/chatbots/store.ts";
import type { Caller } from "#platform/access/caller.ts";
import type { Visitor } from "#platform/access/visitor-token.ts";
import { limitQuestions } from "#platform/rate-limit/visitor-limits.ts";
import type { chat } from "#shared/contract/chat.ts";
import { AppError } from "#shared/errors.ts";
import type { ChatEvent } from "#shared/sse.ts";
import { earlierOf } from "./conversation/turns.ts";
import { answer } from "./engine.ts";

type Input = z.output<(typeof chat)["askPublic"]["input"]>;

/** A visitor asks a published chatbot; only the number of questions is kept. */
export async function* askPublic(
  { ragSlug, message, history }: Omit<Input, "stream">,
  { visitor, caller, signal }: { visitor: Visitor; caller: Caller; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const askedAt = new Date();
  if (visitor.scope !== `public:${ragSlug}`)
    throw new AppError("unauthenticated", "This chat session belongs to another page. Reload the page.");
  const [asked] = await Promise.all([
    chatbotStore.configured(visitor.ownerId, visitor.chatbotId),
    limitQuestions(visitor, caller),
  ]);
  if (!asked.chatbot.is_public || asked.chatbot.public_slug !== ragSlug)
    throw new AppError("not_found", "Chatbot not found.");
  try {
    yield* answer({ ...asked, question: message, earlier: earlierOf(history), askedAt, signal });
  } finally {
    // It counts however the answer ends, and costs no time before it begins.
    await chatbotStore.countPublicQuestion(ragSlug);
  }
}
