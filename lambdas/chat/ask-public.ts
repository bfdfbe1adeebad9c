import type * as z from "zod";
import { type ConfiguredChatbot, chatbotStore } from "#lambdas/chatbots/store.ts";
import type { Caller } from "#platform/access/caller.ts";
import type { Visitor } from "#platform/access/visitor-token.ts";
import type { Usage } from "#platform/models/port.ts";
import { limitQuestions } from "#platform/rate-limit/visitor-limits.ts";
import type { chat } from "#shared/contract/chat-routes.ts";
import { AppError } from "#shared/errors.ts";
import type { ChatEvent } from "#shared/sse.ts";
import { earlierTurns } from "./conversation/turns.ts";
import { usageMeter } from "./conversation/usage-meter.ts";
import { streamAnswer } from "./engine.ts";
import { forVisitors } from "./style/for-visitors.ts";

type Input = z.output<(typeof chat)["askPublic"]["input"]>;

/**
 * Answers a visitor of a published chatbot. Stores the number of questions only, unless the chatbot keeps the
 * conversations of its public page.
 */
export async function* askPublic(
  { ragSlug, message, history }: Omit<Input, "stream">,
  { visitor, caller, signal }: { visitor: Visitor; caller: Caller; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const askedAt = new Date();
  if (visitor.scope !== `public:${ragSlug}`)
    throw new AppError("unauthenticated", "This chat session belongs to another page. Reload the page.");
  const [configured] = await Promise.all([
    chatbotStore.configured(visitor.ownerId, visitor.chatbotId),
    limitQuestions(visitor, caller),
  ]);
  if (!configured.chatbot.is_public || configured.chatbot.public_slug !== ragSlug)
    throw new AppError("not_found", "Chatbot not found.");
  if (configured.chatbot.keeps_page) {
    const { askKept } = await import("./ask-kept.ts");
    const asked = { ragSlug, message, askedAt, sessionId: visitor.sessionId, signal };
    yield* forVisitors(configured, askKept(configured, asked));
    return;
  }
  const earlier = earlierTurns(history);
  const meter = usageMeter();
  try {
    const events = streamAnswer({ ...configured, question: message, earlier, askedAt, signal });
    yield* forVisitors(configured, meter.watch(events));
  } finally {
    // Counts however the answer ends; counting before it would delay the first word.
    await chatbotStore.countPublicQuestion(ragSlug, await entryOf(configured, meter.usage()));
  }
}

/** The ledger is loaded after the first answer. */
const entryOf = async ({ chatbot, configuration }: ConfiguredChatbot, usage: Usage | undefined) =>
  (await import("#lambdas/ledger/store.ts")).ledger.writes({
    accountId: chatbot.user_id,
    chatbotId: chatbot.id,
    source: "page",
    counts: { questions: 1 },
    usage: usage && { ...usage, provider: configuration.provider, model: configuration.model },
  });
