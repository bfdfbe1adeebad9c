import type { Document } from "#shared/documents/document.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import type { DocumentActions } from "../actions/use-document-actions.ts";

const AnswerDialog = lazyDialog(async () => (await import("./answer-dialog.tsx")).AnswerDialog);

/** The dialog in which a written answer is changed, while it is open. */
export const EditAnswer = ({ document, actions }: { document: Document; actions: DocumentActions }) =>
  actions.isEditing ? (
    <AnswerDialog chatbotId={document.rag_system_id} document={document} onClose={actions.endEdit} />
  ) : null;
