import { Text } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { HistoryFilter } from "#shared/history/routes.ts";
import { api } from "../../lib/api/api.ts";
import { locale } from "../../lib/format/locale.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm.tsx";

interface DeleteAllProps {
  filter: Partial<HistoryFilter>;
  onClose: () => void;
}

/** Confirms the deletion of all filtered conversations with their number; what starts after the opening is spared. */
export const DeleteAll = ({ filter, onClose }: DeleteAllProps) => {
  const client = useQueryClient();
  const [before] = useState(() => new Date().toISOString());
  const [removed, setRemoved] = useState(0);
  const { data: count, error } = useQuery({
    queryKey: ["history", "count", filter],
    queryFn: () => countAll(filter),
    gcTime: 0,
  });
  const remove = useMutation({
    mutationFn: async () => {
      for (let isDone = false; !isDone; ) {
        const step = await api.history.removeAll({ ...filter, before });
        setRemoved((former) => former + step.removed);
        isDone = step.isDone;
      }
    },
    onSuccess: onClose,
    onSettled: () =>
      Promise.all(
        ["history", "conversations", "analytics", "chatbots"].map((area) =>
          client.invalidateQueries({ queryKey: [area] }),
        ),
      ),
    meta: { success: "Conversations deleted", failure: "Failed to delete conversations" },
  });
  const number = count?.toLocaleString(locale());
  const things = count === 1 ? "conversation" : "conversations";
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => count && remove.mutate()}
      isBusy={remove.isPending || (count === undefined && !error)}
      title={count === undefined ? "Delete these conversations?" : `Delete ${number} ${things}?`}
      action={count === undefined ? "Delete conversations" : `Delete ${number} ${things}`}
    >
      <Text>
        {error
          ? "They could not be counted, so nothing can be deleted now. Try again in a moment."
          : count === 0
            ? "No conversation fits the filters."
            : "All conversations that the filters show go, with their messages and debug traces. This cannot be undone."}
      </Text>
      {removed > 0 && (
        <Text mt="2" role="status">
          {removed.toLocaleString(locale())} of {number} deleted
        </Text>
      )}
    </ConfirmDialog>
  );
};

const countAll = async (filter: Partial<HistoryFilter>): Promise<number> => {
  let page = await api.history.count(filter);
  while (page.cursor) page = await api.history.count({ ...filter, cursor: page.cursor });
  return page.conversations;
};
