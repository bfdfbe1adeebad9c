import { Button } from "@chakra-ui/react";
import { FilePlus2 } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { WriteAnswer } from "./write-answer.tsx";

interface RefusalActionsProps {
  chatbotId: string;
  question: string;
  /** Absent while another answer is being written. */
  onAsk: ((question: string) => void) | undefined;
}

/** Buttons with which the owner mends a refusal: adds a document, or writes the answer. */
export const RefusalActions = ({ chatbotId, question, onAsk }: RefusalActionsProps) => (
  <WriteAnswer chatbotId={chatbotId} question={question} label="Write the answer" onAsk={onAsk}>
    <Button asChild variant="outline">
      <Link to={paths.documents(chatbotId)}>
        <FilePlus2 size={14} />
        Add a document
      </Link>
    </Button>
  </WriteAnswer>
);
