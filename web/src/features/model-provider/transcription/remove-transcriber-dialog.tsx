import { Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TranscriberState } from "#shared/model-provider/transcriber.ts";
import { api, query } from "#web/lib/api/api.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";
import { hostOf } from "../services.ts";

interface RemoveTranscriberDialogProps {
  state: TranscriberState;
  onClose: () => void;
}

/** Says what turns recordings into text from then on. */
export const RemoveTranscriberDialog = ({ state, onClose }: RemoveTranscriberDialogProps) => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.modelProvider.removeTranscriber({}),
    meta: { success: "Transcription removed", failure: "Transcription was not removed" },
    onSuccess: (next) => {
      client.setQueryData(query("modelProvider", "readTranscriber", {}).queryKey, next);
      onClose();
      return client.invalidateQueries({ queryKey: ["recordings"] });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title={`Remove ${hostOf(state.transcriber?.base_url ?? "")}?`}
      action="Remove transcription"
      isBusy={isPending}
    >
      <Text>Its key is deleted. Recordings and transcripts stay.</Text>
      <Text mt="2">
        {state.installation
          ? `New recordings are turned into text by ${state.installation.model} of this installation.`
          : "New recordings are kept, and not turned into text."}
      </Text>
    </ConfirmDialog>
  );
};
