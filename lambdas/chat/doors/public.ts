import type * as z from "zod";
import type { Exchange } from "#lambdas/conversations/store.ts";
import { type ConfiguredChatbot, chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { Caller } from "#platform/access/origin/caller.ts";
import type { Visitor } from "#platform/access/visitor/visitor-token.ts";
import type { Usage } from "#platform/models/port.ts";
import { limitQuestions } from "#platform/rate-limit/visitor-limits.ts";
import type { chat } from "#shared/chat/routes.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";
import { earlierTurns } from "../conversation/turns.ts";
import { usageMeter } from "../conversation/usage-meter.ts";
import { streamAnswer } from "../engine.ts";
import { languageOfTag } from "../language/page-language.ts";
import type { AnswerEvent } from "../stream-event.ts";
import { forVisitors } from "../style/for-visitors.ts";

type Input = z.output<(typeof chat)["askPublic"]["input"]>;

/**
 * Answers a visitor of a published chatbot. Stores the number of questions only, unless the chatbot keeps the
 * conversations of its public page.
 */
export async function* askPublic(
  { ragSlug, message, history, language }: Omit<Input, "stream">,
  { visitor, caller, signal }: { visitor: Visitor; caller: Caller; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const askedAt = new Date();
  const pageLanguage = languageOfTag(language);
  if (visitor.scope !== `public:${ragSlug}`)
    throw new AppError("unauthenticated", "This chat session belongs to another page. Reload the page.");
  const [configured] = await Promise.all([
    chatbotStore.configured(visitor.ownerId, visitor.chatbotId),
    limitQuestions(visitor, caller),
  ]);
  if (!configured.chatbot.is_public || configured.chatbot.public_slug !== ragSlug)
    throw new AppError("not_found", "Chatbot not found.");
  if (configured.chatbot.keeps_page) {
    const { askKept } = await import("./kept.ts");
    const asked = { ragSlug, message, pageLanguage, askedAt, sessionId: visitor.sessionId, signal };
    yield* forVisitors(configured, askKept(configured, asked));
    return;
  }
  const earlier = earlierTurns(history);
  const meter = usageMeter();
  let ending: Ending = { metadata: { stopped: "true" } };
  const noted = async function* (events: AsyncGenerator<AnswerEvent>) {
    for await (const event of events) {
      if (event.type === "done") ending = event;
      yield event;
    }
  };
  try {
    const events = streamAnswer({ ...configured, question: message, pageLanguage, earlier, askedAt, signal });
    yield* forVisitors(configured, meter.watch(noted(events)));
  } catch (error) {
    ending = { metadata: { failed: error instanceof AppError ? error.code : "internal" } };
    throw error;
  } finally {
    // Counts however the answer ends; counting before it would delay the first word.
    await chatbotStore.countPublicQuestion(ragSlug, await entryOf(configured, ending, meter.usage()));
  }
}

type Ending = Pick<Exchange, "metadata"> & Partial<Pick<Exchange, "responseTime">>;

/** The ledger is loaded after the first answer. */
const entryOf = async (
  { chatbot, configuration }: ConfiguredChatbot,
  { metadata, responseTime }: Ending,
  usage: Usage | undefined,
) => {
  const [{ ledger }, { endingOf }] = await Promise.all([
    import("#lambdas/core/ledger/store.ts"),
    import("#lambdas/conversations/store.ts"),
  ]);
  const isTimed = responseTime !== undefined && metadata.outcome !== "paused";
  return ledger.writes({
    accountId: chatbot.user_id,
    chatbotId: chatbot.id,
    source: "page",
    counts: {
      questions: 1,
      [endingOf(metadata)]: 1,
      ...(isTimed && { response_ms: Math.round(responseTime), timed_answers: 1 }),
    },
    usage: usage && { ...usage, provider: configuration.provider, model: configuration.model },
  });
};
