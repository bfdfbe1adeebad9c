import { Box, Button } from "@chakra-ui/react";
import { ArrowLeft, CircleCheck, MessagesSquare } from "lucide-react";
import { Link } from "react-router-dom";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { day } from "#web/lib/format/dates.ts";
import { Menu } from "#web/ui/menu/menu.tsx";
import { Status } from "#web/ui/status.tsx";
import type { Answers } from "../../answering/drafts/use-answers.ts";
import { SavedLine } from "../../answering/field/saved-line.tsx";

interface InterviewBarProps {
  interview: KnowledgeInterview;
  answers: Answers;
  onDialog: (dialog: "complete" | "test") => void;
}

/** Who is interviewed, whether everything is saved, and what can be done with the whole; two buttons fold on phones. */
export const InterviewBar = ({ interview, answers, onDialog }: InterviewBarProps) => {
  const { interviewee_name, template_name, rag_system_name, status, completed_at } = interview;
  const isCompleted = status === "completed";
  const test = () => onDialog("test");
  const complete = () => onDialog("complete");
  return (
    <header className="bar">
      <Button asChild variant="ghost" px="0">
        <Link to={paths.knowledge("interviews")} aria-label="Back to interviews">
          <ArrowLeft />
        </Link>
      </Button>
      <Box flex="1" minW="0">
        <h1>
          <bdi>{interviewee_name}</bdi>
        </h1>
        <p>
          <bdi>{template_name}</bdi>,{" "}
          {rag_system_name ? (
            <>
              answered into <bdi>{rag_system_name}</bdi>
            </>
          ) : (
            "whose chatbot was deleted"
          )}
        </p>
      </Box>
      {isCompleted && (
        <Status tone="good">
          Completed<span className="wide">{completed_at && ` ${day(completed_at)}`}</span>
        </Status>
      )}
      <SavedLine answers={answers} />
      {rag_system_name && (
        <Button className="wide" variant="outline" onClick={test}>
          <MessagesSquare size={14} />
          Test Knowledge
        </Button>
      )}
      {!isCompleted && (
        <Button className="wide" variant="outline" onClick={complete}>
          Complete Interview
        </Button>
      )}
      {(rag_system_name || !isCompleted) && (
        <Box className="small">
          <Menu
            label="More about the interview"
            entries={[
              ...(rag_system_name ? [{ name: "Test Knowledge", icon: MessagesSquare, onSelect: test }] : []),
              ...(isCompleted ? [] : [{ name: "Complete Interview", icon: CircleCheck, onSelect: complete }]),
            ]}
          />
        </Box>
      )}
    </header>
  );
};
