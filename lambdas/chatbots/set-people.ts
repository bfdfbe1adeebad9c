import { absent } from "#lambdas/core/chatbots/absent.ts";
import { chatbotEntity } from "#lambdas/core/chatbots/entities.ts";
import { logChange } from "#lambdas/core/chatbots/log-change.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import type { PeopleHours } from "#shared/chatbots/people-hours.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";

/** Stores when people answer visitors of a chatbot; null if nobody does. */
export const setPeople = async (
  chatbot: Chatbot,
  people: PeopleHours | null,
  userId: string,
): Promise<Chatbot> => {
  const { people: _, ...rest } = chatbot;
  await transact([
    chatbotEntity.change(chatbot, people ? { set: { people } } : { remove: ["people"] }),
    await logChange(chatbot, userId, "changed"),
  ]).catch((error) => {
    throw failedCondition(error) ? absent() : error;
  });
  return people ? { ...rest, people } : rest;
};
