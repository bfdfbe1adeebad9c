import { useQuery } from "@tanstack/react-query";
import type { Document } from "#shared/documents/document.ts";
import { query } from "#web/lib/api/api.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
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
    ...query("documents", "answer", { chatbotId, answerId: id }),
    staleTime: 0,
    gcTime: 0,
  });
  const missing = error ? (
    <ErrorState title="The answer could not be loaded" error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton label="Loading" rows={3} />
  );
  return <AnswerForm written={data} missing={missing} documentId={id} {...rest} />;
};
