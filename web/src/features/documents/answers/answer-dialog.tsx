import { useQuery } from "@tanstack/react-query";
import type { Document } from "#shared/contract/documents.ts";
import { query } from "#web/lib/api.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AnswerForm } from "./answer-form.tsx";

export interface AnswerDialogProps {
  chatbotId: string;
  /** A question without an answer; absent while a written one is changed. */
  question?: string;
  /** The written answer to change. */
  document?: Document;
  onSaved?: (document: Document) => void;
  onClose: () => void;
}

/** Writes the answer to a question, or changes a written one, which is read first. */
export const AnswerDialog = ({ question = "", document, ...rest }: AnswerDialogProps) =>
  document ? (
    <StoredAnswer document={document} {...rest} />
  ) : (
    <AnswerForm written={{ question, answer: "" }} {...rest} />
  );

interface StoredAnswerProps extends AnswerDialogProps {
  document: Document;
}

const StoredAnswer = ({ document, ...rest }: StoredAnswerProps) => {
  const { rag_system_id: chatbotId, id } = document;
  const { data, error, refetch } = useQuery({
    ...query("documents", "answer", { chatbotId, id }),
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return <AnswerForm written={data} documentId={id} {...rest} />;
  return (
    <Dialog isOpen title="Edit the answer" onClose={rest.onClose}>
      {error ? (
        <ErrorState title="The answer could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading the answer" rows={3} />
      )}
    </Dialog>
  );
};
