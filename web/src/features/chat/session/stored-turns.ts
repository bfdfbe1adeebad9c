import type { Message } from "#shared/conversations/shapes.ts";
import { storedFault } from "#shared/model-fault.ts";
import { failureBubble } from "../answer/failure-bubble.ts";
import { newTurn, type Turn } from "../turns/turn.ts";

/** The turns of a stored conversation: each question with the answer behind it. */
export const turnsOf = (messages: Message[]): Turn[] =>
  messages.flatMap((asked, at) => {
    const answer = messages[at + 1];
    if (asked.message_type !== "user" || answer?.message_type !== "assistant") return [];
    return [answered(newTurn(at + 1, asked.content), answer)];
  });

/** The turn with its stored answer. */
export const answered = (turn: Turn, { content, metadata, ...answer }: Message): Turn => ({
  ...turn,
  state: metadata.failed ? "failed" : metadata.stopped ? "stopped" : "done",
  answer: content,
  sources: answer.context_chunks,
  isRefused: metadata.outcome === "refused",
  isPaused: metadata.outcome === "paused",
  ...(metadata.cut && { isCut: true }),
  topics: answer.topics,
  stored: { id: answer.conversation_id, messageId: answer.id },
  hasDebug: answer.has_debug,
  feedback: answer.feedback,
  ...(answer.token_count !== null && !metadata.stopped && { tokenCount: answer.token_count }),
  ...(answer.response_time_ms !== null && { responseTimeMs: answer.response_time_ms }),
  ...(metadata.failed && {
    failure: failureBubble({ code: metadata.failed, message: "" }),
    fault: storedFault(metadata),
  }),
});
