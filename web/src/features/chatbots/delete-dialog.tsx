import { chakra, Text } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { api, query } from "../../lib/api/api.ts";
import { locale } from "../../lib/format/locale.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm.tsx";

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
  ...partOf(documents, "1 document with its file and passages", "documents with their files and passages"),
  ...partOf(widgets, "1 widget; it vanishes from your site", "widgets; they vanish from your sites"),
  ...partOf(conversations, "1 conversation", "conversations"),
  ...(chatbot.public_slug ? ["The public link; anyone may take it then"] : []),
];

const partOf = (count: number, one: string, several: string): string[] => {
  if (count === 0) return [];
  return [count === 1 ? one : `${count.toLocaleString(locale())} ${several}`];
};
