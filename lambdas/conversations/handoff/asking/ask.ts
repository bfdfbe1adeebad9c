import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import { AppError } from "#shared/errors.ts";
import type { StoredConversation } from "../../entities.ts";
import { openingNow } from "../news.ts";
import { askForPerson } from "./request.ts";

interface Asked {
  conversation: StoredConversation;
  /** Until the chatbot answers again. */
  waitMinutes: number;
  /** From when people answer, in the time zone; absent while they do. */
  opensAt?: string;
  timeZone: string;
}

/** Asks for a person. Throws AppError `conflict` if visitors of the chatbot cannot. */
export const ask = async (conversation: StoredConversation): Promise<Asked> => {
  const { user_id, rag_system_id } = conversation;
  const { people } = await chatbotStore.ofAccount(user_id, rag_system_id);
  if (!people)
    throw new AppError(
      "conflict",
      "Nobody answers here but the assistant. Go on by asking it your question.",
    );
  const { wait_minutes: waitMinutes } = people;
  const [opening, timeZone] = await Promise.all([openingNow({ user_id, people }), timeZoneOf(user_id)]);
  return {
    conversation: await askForPerson(conversation, { waitMinutes, isOpen: opening.isOpen }),
    waitMinutes,
    ...(!opening.isOpen && { opensAt: opening.opensAt }),
    timeZone,
  };
};
