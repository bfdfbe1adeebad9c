import type * as z from "zod";
import type { chat } from "../../shared/contract/chat.ts";
import { AppError } from "../../shared/errors.ts";
import type { ChatEvent } from "../../shared/sse.ts";
import { chatbotStore } from "../chatbots/store.ts";
import type { Visitor } from "../platform/visitor-token.ts";
import { earlierOf } from "./conversation/turns.ts";
import { answer } from "./engine.ts";

type Input = z.output<(typeof chat)["askPublic"]["input"]>;

/** A visitor asks a published chatbot; only the number of questions is kept. */
export async function* askPublic(
  { ragSlug, message, history }: Omit<Input, "stream">,
  { visitor, signal }: { visitor: Visitor; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const askedAt = new Date();
  if (visitor.scope !== `public:${ragSlug}`)
    throw new AppError("unauthenticated", "This chat session belongs to another page. Reload the page.");
  const asked = await chatbotStore.configured(visitor.ownerId, visitor.chatbotId);
  if (!asked.chatbot.is_public || asked.chatbot.public_slug !== ragSlug)
    throw new AppError("not_found", "Chatbot not found.");
  const counted = chatbotStore.countPublicQuestion(ragSlug);
  counted.catch(() => undefined);
  yield* answer({ ...asked, question: message, earlier: earlierOf(history), askedAt, signal });
  await counted;
}
