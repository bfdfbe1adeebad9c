import { chakra, Text } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import { api, query } from "../../lib/api.ts";
import { ConfirmDialog } from "../../ui/confirm.tsx";

/** Confirms the deletion of a chatbot and names what goes with it. */
export const DeleteDialog = ({ chatbot, onClose }: { chatbot: Chatbot; onClose: () => void }) => {
  const client = useQueryClient();
  const { data } = useQuery({ ...query("chatbots", "contents", { id: chatbot.id }), staleTime: 0 });
  const remove = useMutation({
    mutationFn: async () => {
      while (!(await api.chatbots.remove({ id: chatbot.id })).isDone);
    },
    onSuccess: async () => {
      onClose();
      const areas = ["chatbots", "documents", "widgets", "conversations", "analytics"];
      await Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: [area] })));
    },
    meta: { success: "Chatbot deleted", failure: "Failed to delete chatbot" },
  });
  const parts = data ? partsOf(chatbot, data) : [];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      isBusy={remove.isPending}
      title={`Delete ${chatbot.name}?`}
      action="Delete chatbot"
    >
      {parts.length > 0 && (
        <>
          <Text>With it go:</Text>
          <chakra.ul listStyleType="disc" ps="5" my="2">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </chakra.ul>
        </>
      )}
      <Text>This cannot be undone.</Text>
    </ConfirmDialog>
  );
};

interface Contents {
  documents: number;
  widgets: number;
  conversations: number;
}

const partsOf = (chatbot: Chatbot, { documents, widgets, conversations }: Contents): string[] => [
  ...(documents ? [`${counted(documents, "document")} with files and passages`] : []),
  ...(widgets ? [`${counted(widgets, "widget")}, which vanish from your sites`] : []),
  ...(conversations ? [counted(conversations, "conversation")] : []),
  ...(chatbot.public_slug ? ["its public link, which others may take then"] : []),
];

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
