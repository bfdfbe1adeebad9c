import { ModelFailure } from "#platform/models/model-failure.ts";
import type { FaultReason } from "#shared/model-fault.ts";
import type { ChatQuestion } from "./question.ts";
import type { AnswerEvent } from "./stream-event.ts";

/** Passes the events of an answer on, and notes with the chatbot's settings that its model fails, or answers again. */
export async function* noteModel(
  { configuration }: Pick<ChatQuestion, "configuration">,
  events: AsyncGenerator<AnswerEvent>,
): AsyncGenerator<AnswerEvent> {
  try {
    for await (const event of events) {
      const isAnswered = event.type === "done" && event.usage !== undefined;
      if (isAnswered && configuration.failing) await (await noting()).noteFailing(configuration, undefined);
      yield event;
    }
  } catch (error) {
    if (error instanceof ModelFailure && !ofQuestion.has(error.told.reason))
      await (await noting()).noteFailing(configuration, error.told);
    throw error;
  }
}

/** The next question may be answered. */
const ofQuestion = new Set<FaultReason>(["too_long", "cut", "empty", "declined", "tool_call", "used_up"]);

/** The module is loaded on first use, because most answers do not fail. */
const noting = () => import("#lambdas/core/chatbots/failing.ts");
