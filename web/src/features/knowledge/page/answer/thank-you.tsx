import { Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { TakenInterview } from "#shared/knowledge/interview-shapes.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import type { Walk } from "../../answering/use-walk.ts";

interface ThankYouProps {
  isOpen: boolean;
  onClose: () => void;
  interview: TakenInterview;
  walk: Walk;
}

/** The end of an interview. Browsers close a tab only for the page that opened it. */
export const ThankYou = ({ isOpen, onClose, interview, walk }: ThankYouProps) => {
  const [isStillOpen, setStillOpen] = useState(false);
  const total = walk.questions.length;
  const answered = walk.questions.filter(({ id }) => walk.isAnswered(id)).length;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Thank You!"
      size="sm"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Read my answers
          </Button>
          <Button
            onClick={() => {
              window.close();
              setStillOpen(true);
            }}
          >
            Close Window
          </Button>
        </>
      }
    >
      <Text>
        {`${answered} of ${total} questions answered.`} <bdi>{interview.host}</bdi> has your answers now.
        {interview.rag_system_name && (
          <>
            {" "}
            The chatbot <bdi>{interview.rag_system_name}</bdi> can cite them in about a minute.
          </>
        )}
      </Text>
      <Text role="status" mt="2" color="fg.muted">
        {isStillOpen && "The browser keeps this tab open. You can close it yourself now."}
      </Text>
    </Dialog>
  );
};
