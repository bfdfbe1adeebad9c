import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SettingsState } from "#shared/chatbot-settings/routes.ts";
import { api, query } from "#web/lib/api/api.ts";

/** Saves a former version as the newest one. */
export const useRestoring = (state: SettingsState, onRestored: () => void) => {
  const client = useQueryClient();
  const { chatbotId, version } = state;
  return useMutation({
    mutationFn: (number: number) => api.chatbotSettings.restore({ chatbotId, number, version }),
    meta: { success: "Settings saved successfully!", failure: "Failed to save settings" },
    onSuccess: (saved) => {
      client.setQueryData(query("chatbotSettings", "read", { chatbotId }).queryKey, { ...state, ...saved });
      void client.invalidateQueries({ queryKey: ["chatbots", "llmConfiguration"] });
      void client.invalidateQueries({ queryKey: ["chatbotSettings", "versions"] });
      onRestored();
    },
  });
};
