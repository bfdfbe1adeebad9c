import { Button, Flex, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FilePlus2, PenLine, RotateCw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Document } from "#shared/contract/documents.ts";
import { query } from "#web/lib/api.ts";
import { loadPart } from "#web/lib/parts.ts";
import { paths } from "#web/lib/paths.ts";
import { lazyDialog } from "#web/ui/lazy-part.tsx";

const AnswerDialog = lazyDialog(loadPart("answerDialog"));

interface RefusalActionsProps {
  chatbotId: string;
  question: string;
  /** Absent while another answer is being written. */
  onAsk: ((question: string) => void) | undefined;
}

/** Buttons with which the owner mends a refusal: adds a document, or writes the answer. */
export const RefusalActions = ({ chatbotId, question, onAsk }: RefusalActionsProps) => {
  const [isWriting, setWriting] = useState(false);
  const [saved, setSaved] = useState<Document>();
  return (
    <>
      {saved ? (
        <Saved document={saved} onAsk={onAsk} />
      ) : (
        <Flex role="group" aria-label="Answer it" wrap="wrap" gap="1.5" mt="3">
          <Button asChild variant="outline">
            <Link to={paths.documents(chatbotId)}>
              <FilePlus2 size={14} />
              Add a document
            </Link>
          </Button>
          <Button variant="outline" onClick={() => setWriting(true)}>
            <PenLine size={14} />
            Write the answer
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
const Saved = ({ document, onAsk }: { document: Document; onAsk: RefusalActionsProps["onAsk"] }) => {
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
