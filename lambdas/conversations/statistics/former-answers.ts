import { type LedgerEntry, ledger } from "#lambdas/core/ledger/store.ts";
import { eventEntity, eventsIn, isMessage, type MessageEvent } from "../event.ts";

/** An entry is booked right after its answer is made. */
const maxMs = 60_000;

/**
 * The answers whose numbers an entry holds, by their conversation's messages: none of a conversation that was deleted.
 * `firstOpen` is the conversation's first answer for which `isOpen` is true.
 */
export const formerAnswers = async (
  { conversation_id, questions, is_former, at, day }: LedgerEntry,
  timeZone: string,
  isOpen: (answer: MessageEvent) => boolean,
): Promise<{ answers: MessageEvent[]; firstOpen?: MessageEvent | undefined }> => {
  if (!conversation_id || questions === 0) return { answers: [] };
  const events = await Array.fromAsync(eventEntity.all(eventsIn(conversation_id)));
  const all = events.filter(isMessage).filter(({ message_type }) => message_type === "assistant");
  const firstOpen = all.find(isOpen);
  const dayOf = ledger.localDay(timeZone);
  if (is_former)
    return {
      firstOpen,
      answers: all.filter(({ seq, created_at }) => seq === 0 && dayOf(created_at) === day),
    };
  const latest = all.findLast(({ created_at }) => created_at <= at);
  const isItsOwn = latest && Date.parse(at) - Date.parse(latest.created_at) < maxMs;
  return { firstOpen, answers: isItsOwn ? [latest] : [] };
};
