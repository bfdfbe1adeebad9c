import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";

/**
 * The events of an answer as visitors get them: without passages, if the chatbot does not cite. What is wrong with its
 * model's set-up is for the owner, who reads it in the test chat; visitors read no more than that.
 */
export async function* forVisitors(
  { configuration }: Pick<ConfiguredChatbot, "configuration">,
  events: AsyncGenerator<ChatEvent>,
): AsyncGenerator<ChatEvent> {
  const isCited = configuration.answer_style?.citations ?? true;
  try {
    for await (const event of events)
      yield event.type === "sources" && !isCited ? { ...event, context: [] } : event;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_configured") throw error;
    throw new AppError("not_configured", cannotAnswer, undefined, { cause: error.cause ?? error });
  }
}

/** The public page knows an error of the set-up by these words. */
const cannotAnswer =
  "The chatbot is not properly configured at the moment, so it can't answer. Please try again later.";
