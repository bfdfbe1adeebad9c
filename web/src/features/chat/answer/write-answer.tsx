import { Button, Flex, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { PenLine, RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { Document } from "#shared/documents/document.ts";
import { AnswerDialog } from "#web/app/compositions/answer-dialog.ts";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { useMay } from "#web/lib/session/account.ts";

interface WriteAnswerProps {
  chatbotId: string;
  question: string;
  /** The button that opens the dialog. */
  label: string;
  /** Other ways, before the button. */
  children?: ReactNode;
  /** Absent while another answer is being written. */
  onAsk: ((question: string) => void) | undefined;
}

/** The button with which a member who edits writes the answer to a question, and what becomes of that answer. */
export const WriteAnswer = ({ chatbotId, question, label, children, onAsk }: WriteAnswerProps) => {
  const [isWriting, setWriting] = useState(false);
  const [saved, setSaved] = useState<Document>();
  if (!useMay()("edits")) return null;
  return (
    <>
      {saved ? (
        <Saved document={saved} onAsk={onAsk} />
      ) : (
        <Flex role="group" aria-label="Answer it" wrap="wrap" gap="1.5" mt="3">
          {children}
          <Button variant="outline" onClick={() => setWriting(true)}>
            <PenLine size={14} />
            {label}
          </Button>
        </Flex>
      )}
      {isWriting && (
        <AnswerDialog
          chatbotId={chatbotId}
          question={question}
          onSaved={setSaved}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
};

const pollMs = 500;

/** The written answer's state until it answers, then the button that shows it. */
const Saved = ({ document, onAsk }: { document: Document; onAsk: WriteAnswerProps["onAsk"] }) => {
  const { rag_system_id: chatbotId, id } = document;
  const { data = document } = useQuery({
    ...query("documents", "get", { chatbotId, id }),
    refetchInterval: ({ state }) => (isFinished(state.data) ? false : pollMs),
  });
  const { processing_status, filename } = data;
  return (
    <Flex role="status" wrap="wrap" align="center" columnGap="3" rowGap="1.5" mt="3" textStyle="sm">
      <Text color="fg.muted">{words[processing_status]}</Text>
      {processing_status === "completed" && (
        <Button variant="outline" aria-disabled={!onAsk} onClick={() => onAsk?.(filename)}>
          <RotateCw size={14} />
          Ask again
        </Button>
      )}
      <Button asChild variant="ghost">
        <Link to={paths.document(chatbotId, id)}>Open the answer</Link>
      </Button>
    </Flex>
  );
};

const isFinished = (document: Document | undefined): boolean =>
  document?.processing_status === "completed" || document?.processing_status === "failed";

const words = {
  pending: "Your answer is being stored.",
  processing: "Your answer is being stored.",
  completed: "Your answer is stored.",
  failed: "Your answer could not be stored.",
};
