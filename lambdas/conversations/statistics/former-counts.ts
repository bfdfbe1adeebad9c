import { type DayCounts, ledger } from "#lambdas/core/ledger/store.ts";
import type { MessageEvent } from "../event.ts";
import { endingOf, leavesOpen } from "../event.ts";

const isAnswer = ({ message_type }: MessageEvent): boolean => message_type === "assistant";

/** Whether the message is an answer that left its question open. */
export const isOpen = (message: MessageEvent): boolean =>
  isAnswer(message) && leavesOpen(endingOf(message.metadata));

/** The numbers of messages from before they were booked with them; without tokens and prices, which are not known. */
export const formerCounts = (messages: MessageEvent[]): DayCounts => {
  const counts = ledger.none();
  counts.messages = messages.length;
  for (const { response_time_ms, metadata } of messages.filter(isAnswer)) {
    counts.questions += 1;
    counts[endingOf(metadata)] += 1;
    if (response_time_ms === null) continue;
    counts.timed_answers += 1;
    counts.response_ms += Math.round(response_time_ms);
  }
  return counts;
};
