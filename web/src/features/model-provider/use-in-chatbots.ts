import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { AppError } from "#shared/errors.ts";
import { api } from "../../lib/api/api.ts";

type Choice = Pick<LlmSettings, "provider" | "model">;

interface Named {
  id: string;
  name: string;
}

/** A chatbot whose model was not changed, and why. */
export interface Unchanged extends Named {
  reason: string;
}

/** Gives chatbots a model, one after the other as their settings would; resolves to those that it failed for. */
export const useInChatbots = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ chatbots, choice }: { chatbots: Named[]; choice: Choice }) => {
      const unchanged: Unchanged[] = [];
      for (const chatbot of chatbots)
        await choose(chatbot.id, choice).catch((error: unknown) => {
          if (error instanceof AppError && error.code === "unauthenticated") throw error;
          unchanged.push({ ...chatbot, reason: wordsOf(error) });
        });
      return unchanged;
    },
    meta: { failure: "The model was not changed" },
    onSettled: () => {
      for (const area of ["chatbotSettings", "modelProvider"])
        void client.invalidateQueries({ queryKey: [area] });
      return client.invalidateQueries({ queryKey: ["chatbots", "llmConfiguration"] });
    },
  });
};

/** All other settings stay; the change is a version of its own, which can be restored. */
const choose = async (chatbotId: string, choice: Choice): Promise<void> => {
  const { settings, version } = await api.chatbotSettings.read({ chatbotId });
  await api.chatbotSettings.save({ chatbotId, version, settings: { ...settings, ...choice } });
};

const wordsOf = (error: unknown): string =>
  error instanceof AppError ? error.message : "Check your connection, then try again.";
