import { Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProviderState } from "#shared/model-provider/routes.ts";
import { api, query } from "../../lib/api/api.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm.tsx";
import { hostOf } from "./services.ts";

/** Says which chatbots stop answering before the provider is removed. */
export const RemoveDialog = ({ state, onClose }: { state: ProviderState; onClose: () => void }) => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.modelProvider.remove({}),
    meta: { success: "Provider removed", failure: "The provider was not removed" },
    onSuccess: (next) => {
      client.setQueryData(query("modelProvider", "read", {}).queryKey, next);
      void client.invalidateQueries({ queryKey: ["modelProvider", "readTranscriber"] });
      onClose();
      return client.invalidateQueries({ queryKey: ["chatbotSettings"] });
    },
  });
  const names = state.chatbots.map(({ name }) => name);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title={`Remove ${hostOf(state.provider?.base_url ?? "")}?`}
      action="Remove provider"
      isBusy={isPending}
    >
      <Text>Its key is deleted.</Text>
      <Text mt="2">
        {names.length === 0
          ? "No chatbot uses it."
          : `Used by ${new Intl.ListFormat("en").format(names)}: ${
              names.length === 1 ? "it stops" : "they stop"
            } answering until you choose another model in the settings.`}
      </Text>
    </ConfirmDialog>
  );
};
