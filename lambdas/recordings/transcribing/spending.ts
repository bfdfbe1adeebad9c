import { budgetStore, type Limit, limitsAt, reserve } from "#lambdas/budget/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { ledger } from "#lambdas/core/ledger/store.ts";
import type { Transcriber } from "#platform/models/transcription/port.ts";
import { priceOfSound, soundPriceListOf } from "#platform/models/transcription/prices.ts";
import { AppError } from "#shared/errors.ts";
import type { StoredRecording } from "../entities.ts";

type Choice = Pick<Transcriber, "provider" | "model" | "baseUrl">;

/** A clip belongs to no chatbot. */
type Spent = Pick<StoredRecording, "account_id" | "seconds" | "chatbot_id">;

/** Stands in the ledger for the chatbot of a clip. */
const withoutChatbot = "none";

export interface Spending {
  /** Counts and books the price, once the transcription is there; without a call nothing is spent. */
  book(): Promise<void>;
  release(): Promise<void>;
}

/** Reserves the price of a transcription in the budgets; undefined if they have no room. What is spent already always has. */
export const reserveTranscription = async (
  recording: Spent,
  choice: Choice,
  { isSpent = false } = {},
): Promise<Spending | undefined> => {
  const nanoDollars = priceOfSound(choice, recording.seconds);
  const limits = await limitsOf(recording);
  const reserved = await reserve(
    limits,
    { nanoDollars: isSpent ? 0 : (nanoDollars ?? 0), answers: 0 },
    { patienceMs: 0 },
  );
  if ("full" in reserved) return undefined;
  return {
    book: async () => {
      await reserved.settle({ nanoDollars: nanoDollars ?? 0, answers: 0 });
      await ledger.record({
        accountId: recording.account_id,
        chatbotId: recording.chatbot_id ?? withoutChatbot,
        source: "recording",
        priced: {
          provider: choice.provider,
          model: choice.model,
          nanoDollars,
          priceList: soundPriceListOf(choice),
        },
      });
    },
    release: () => reserved.settle({ nanoDollars: 0, answers: 0 }),
  };
};

const limitsOf = async ({ account_id: accountId, chatbot_id: chatbotId }: Spent): Promise<Limit[]> => {
  const account = await budgetStore.ofAccount(accountId);
  const chatbot = chatbotId ? await chatbotOf(accountId, chatbotId) : undefined;
  return limitsAt({ accountId, chatbotId: chatbotId ?? "", chatbot, account }, new Date());
};

/** The budget of a chatbot; undefined for a deleted one. */
const chatbotOf = async (accountId: string, chatbotId: string) => {
  try {
    return (await chatbotStore.ofAccount(accountId, chatbotId)).budget;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
};
