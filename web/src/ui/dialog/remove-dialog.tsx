import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "../../lib/api/query-client.ts";
import { ConfirmDialog } from "./confirm.tsx";

interface RemoveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  remove: () => Promise<unknown>;
  /** The areas of the API whose queries are read again. */
  changes: string[];
  /** The toasts after it. */
  says: { success: string; failure: string };
  title: string;
  action: string;
  /** The consequences. */
  children: ReactNode;
}

/** Confirms a removal and makes it; stays open if it fails. */
export const RemoveDialog = ({ onClose, remove, changes, says, ...words }: RemoveDialogProps) => {
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    meta: says,
    onSuccess: async () => {
      onClose();
      await Promise.all(changes.map((area) => queryClient.invalidateQueries({ queryKey: [area] })));
    },
  });
  return <ConfirmDialog {...words} onClose={onClose} onConfirm={() => mutate()} isBusy={isPending} />;
};
