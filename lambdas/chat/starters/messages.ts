import * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { queuedMessage } from "#platform/outbox/message.ts";
import { AppError } from "#shared/errors.ts";
import { findStarters } from "./find-starters.ts";

const documentsListed = 20;

/** A chatbot whose documents have changed. While others are being read, the last of them finds the starters. */
export const starters = queuedMessage(
  z.object({ account_id: z.string(), chatbot_id: z.string() }),
  async ({ account_id, chatbot_id }) => {
    const { items } = await documentStore.list(chatbot_id, { limit: documentsListed });
    if (items.some(({ processing_status: status }) => status !== "completed" && status !== "failed")) return;
    try {
      await findStarters(await chatbotStore.configured(account_id, chatbot_id));
    } catch (error) {
      if (!(error instanceof AppError && error.code === "not_found")) throw error;
    }
  },
);
