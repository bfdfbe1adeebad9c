import { isVisit, type LedgerEntry, ledger } from "#lambdas/core/ledger/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import { formerAnswers } from "./former-answers.ts";
import { formerCounts, isOpen } from "./former-counts.ts";
import { countFormerRating } from "./ratings.ts";

/**
 * Divides the account's days that former releases counted as a whole, with what messages tell about their answers.
 * Returns false if that is not done at `until`, in milliseconds since 1970; the next call continues.
 */
export const divideFormer = async (
  accountId: string,
  days: { first: string; last: string },
  until: number,
): Promise<boolean> => {
  const timeZone = await timeZoneOf(accountId);
  const tell = (entry: LedgerEntry, isFirst: boolean) => tellOf(entry, isFirst, timeZone);
  return ledger.divide(accountId, days, { tell, until });
};

const tellOf = async (entry: LedgerEntry, isFirst: boolean, timeZone: string) => {
  const { answers, firstOpen } = await formerAnswers(entry, timeZone, isOpen);
  const { messages, questions, ...told } = formerCounts(answers);
  const { account_id: accountId, rag_system_id: chatbotId, source } = entry;
  return {
    counts: {
      ...told,
      visitors: isFirst && isVisit(source) ? 1 : 0,
      handed: entry.messages === 1 && entry.questions === 0 ? 1 : 0,
      unresolved: firstOpen && answers.includes(firstOpen) ? 1 : 0,
    },
    stored: async () => {
      for (const answer of answers) {
        const booking = { accountId, chatbotId, conversationId: answer.conversation_id, source };
        await countFormerRating(booking, answer);
      }
    },
  };
};
