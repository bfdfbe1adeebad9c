import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Document } from "#shared/documents/document.ts";
import { documentName } from "#shared/documents/document-name.ts";
import { api, queryClient } from "#web/lib/api/api.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";

interface DeleteDocumentProps {
  /** The document to delete; the dialog is open while it is set. */
  document?: Document;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Confirms the deletion of a document. Keeps the last name while the dialog closes. */
export const DeleteDocument = ({ document, onClose, onDeleted }: DeleteDocumentProps) => {
  const [last, setLast] = useState(document);
  if (document && document !== last) setLast(document);
  const remove = useMutation({
    mutationFn: ({ id, rag_system_id: chatbotId }: Document) => api.documents.remove({ chatbotId, id }),
    onSuccess: async () => {
      onDeleted?.();
      await queryClient.invalidateQueries({ queryKey: ["documents", "list"] });
      onClose();
    },
    meta: { success: "Document deleted", failure: "Failed to delete document" },
  });
  return (
    <ConfirmDialog
      isOpen={Boolean(document)}
      onClose={onClose}
      onConfirm={() => document && remove.mutate(document)}
      isBusy={remove.isPending}
      title="Delete document?"
      action="Delete document"
    >
      {last && documentName(last)} and its passages are removed. The chatbot no longer answers from it.
    </ConfirmDialog>
  );
};
