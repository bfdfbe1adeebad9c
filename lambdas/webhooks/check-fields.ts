import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { checkOutside } from "#platform/outgoing/check-outside.ts";
import { AppError } from "#shared/errors.ts";
import type { WebhookFields } from "#shared/webhooks/shapes.ts";

/**
 * Throws AppError `invalid` for an address that can't be one of the internet, and `not_found` for a chatbot of another
 * account. Names are resolved when an event is sent.
 */
export const checkFields = async (
  accountId: string,
  { url, rag_system_ids }: Pick<WebhookFields, "url" | "rag_system_ids">,
): Promise<void> => {
  try {
    checkOutside(url);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError("invalid", error.message, [{ path: "url", message: error.message }]);
  }
  await Promise.all(rag_system_ids.map((id) => chatbotStore.ofAccount(accountId, id)));
};
