import { Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { locale } from "#web/lib/format/locale.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";

interface DeleteConversationProps {
  conversation: Conversation;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms the deletion of one conversation. */
export const DeleteConversation = ({ conversation, onDeleted, onClose }: DeleteConversationProps) => {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.history.remove({ id: conversation.id }),
    onSuccess: async () => {
      onClose();
      onDeleted();
      const areas = ["history", "conversations", "analytics", "chatbots"];
      await Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: [area] })));
    },
    meta: { success: "Conversation deleted", failure: "Failed to delete conversation" },
  });
  const { message_count } = conversation;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      isBusy={remove.isPending}
      title="Delete conversation?"
      action="Delete conversation"
    >
      <Text>
        {message_count === 1
          ? "Its message goes"
          : `Its ${message_count.toLocaleString(locale())} messages go`}{" "}
        with it, and the figures fall. This cannot be undone.
      </Text>
    </ConfirmDialog>
  );
};
