import type { Chatbot } from "#shared/chatbots/routes.ts";
import type { PayloadData } from "#shared/webhooks/payloads.ts";
import { type Emission, emission } from "./queue-events.ts";

interface Notice extends Pick<PayloadData<"budget.reached">, "period" | "start" | "percent"> {
  account_id: string;
  at: string;
}

/** Tells that a budget is nearly or wholly used up; without a chatbot it is the account's. */
export const budgetReached = (notice: Notice, chatbot: Chatbot | undefined): Promise<Emission> => {
  const { account_id, period, start, percent, at } = notice;
  return emission(account_id, { type: "budget.reached", chatbotId: chatbot?.id }, async () => ({
    at,
    source: `${chatbot?.id ?? account_id} ${period} ${start} ${percent}`,
    about: chatbot?.id ?? account_id,
    data: { chatbot: chatbot ? { id: chatbot.id, name: chatbot.name } : null, period, start, percent },
  }));
};
