import type * as z from "zod";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";
import type { publicApi } from "#shared/public-api/routes.ts";

type Input = z.output<(typeof publicApi)["ask"]["input"]>;

/**
 * Answers a question by API key. Throws AppError `not_covered` if the documents hold nothing on it; a stream that has
 * sent passages already ends as refused instead.
 */
export async function* ask(
  { query: question, systemPrompt, conversation_id: conversationId }: Input,
  context: { apiKey: ApiKey; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const { askByKey } = await import("#lambdas/chat/doors/by-key.ts");
  try {
    yield* orNotCovered(askByKey({ question, systemPrompt, conversationId }, context));
  } catch (error) {
    throw inDocumentedStatus(error);
  }
}

/** Holds the events back until a passage, a value of an API or the outcome shows that there is an answer. */
async function* orNotCovered(events: AsyncGenerator<ChatEvent>): AsyncGenerator<ChatEvent> {
  const held: ChatEvent[] = [];
  let isAnswer = false;
  for await (const event of events) {
    isAnswer ||= showsAnswer(event);
    if (!isAnswer) {
      held.push(event);
      if (event.type === "done") throw new AppError("not_covered", textOf(held));
      continue;
    }
    yield* held.splice(0);
    yield event;
  }
  yield* held;
}

const showsAnswer = (event: ChatEvent): boolean =>
  (event.type === "sources" && (event.context.length > 0 || event.apiData !== undefined)) ||
  (event.type === "done" && event.outcome !== "refused") ||
  event.type === "error";

/** The refusal's own words, which name what the documents cover. */
const textOf = (events: ChatEvent[]): string =>
  events.flatMap((event) => (event.type === "delta" ? [event.text] : [])).join("") ||
  "No relevant context found.";

/** The endpoint documents 404 for missing context, and 500 for every failure of the server. */
const inDocumentedStatus = (error: unknown): unknown => {
  if (!(error instanceof AppError)) return error;
  if (error.code === "no_context") return new AppError("not_covered", `${error.message}.`);
  return error.status > 500 || error.code === "not_configured"
    ? new AppError("internal", error.message, undefined, { cause: error.cause })
    : error;
};
