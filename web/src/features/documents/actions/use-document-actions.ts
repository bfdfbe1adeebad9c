import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Document } from "#shared/documents/document.ts";
import { AppError } from "#shared/errors.ts";
import { api, queryClient } from "#web/lib/api/api.ts";
import { replaceFile } from "../uploads/new-file.ts";
import { sha256Of } from "../uploads/same/sha256.ts";
import { objectionTo } from "../uploads/upload.ts";
import { chooseFile } from "./choose-file.ts";

export interface DocumentActions {
  download: () => void;
  isDownloading: boolean;
  /** Processes the stored file again. */
  retry: () => void;
  isRetrying: boolean;
  /** Opens a file dialog and uploads the chosen file in place of the old one. */
  replace: () => void;
  /** Opens the dialog that changes a written answer. */
  edit: () => void;
  isEditing: boolean;
  endEdit: () => void;
  /** The new file while it is being uploaded. */
  sending?: { bytes: number; sentBytes: number };
}

/** The actions on a document, without deletion. */
export const useDocumentActions = (document: Document): DocumentActions => {
  const { id, rag_system_id: chatbotId } = document;
  const [isEditing, setEditing] = useState(false);
  const [sending, setSending] = useState<DocumentActions["sending"]>();
  const download = useMutation({
    mutationFn: () => api.documents.file({ chatbotId, id }),
    onSuccess: ({ url }) => location.assign(url),
    meta: { failure: "The file could not be downloaded" },
  });
  const retry = useMutation({
    mutationFn: () => api.documents.process({ documentId: id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["documents"] }),
  });
  const replace = useMutation({
    mutationFn: async (file: File) => {
      const objection = objectionTo(file);
      if (objection) throw new AppError("invalid", objection);
      const sha256 = await sha256Of(file);
      const onSent = (sentBytes: number) => setSending({ bytes: file.size, sentBytes });
      onSent(0);
      await replaceFile(document, file, { sha256, onSent });
      await queryClient.invalidateQueries({ queryKey: ["documents"] });
    },
    onSettled: () => setSending(undefined),
    meta: { failure: "The file could not be replaced" },
  });
  return {
    download: () => download.mutate(),
    isDownloading: download.isPending,
    retry: () => retry.mutate(),
    isRetrying: retry.isPending,
    replace: () =>
      void chooseFile().then((file) => {
        if (file) replace.mutate(file);
      }),
    edit: () => setEditing(true),
    isEditing,
    endEdit: () => setEditing(false),
    sending,
  };
};
