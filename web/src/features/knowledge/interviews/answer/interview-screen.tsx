import { Box, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { AppError } from "#shared/errors.ts";
import type { InterviewDetail } from "#shared/knowledge/interview-shapes.ts";
import { endIfSignedOut } from "#web/lib/api/query-client.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { emptyAnswer } from "../../answering/drafts/answer.ts";
import { useAnswers } from "../../answering/drafts/use-answers.ts";
import { Strips } from "../../answering/field/strips.tsx";
import { useFiles } from "../../answering/files/use-files.ts";
import { Coverage } from "../../answering/list/coverage.tsx";
import { QuestionList } from "../../answering/list/question-list.tsx";
import { useWalk } from "../../answering/use-walk.ts";
import { Absent } from "../absent.tsx";
import { ownerPort } from "../owner-port.ts";
import { CompleteDialog } from "./complete-dialog.tsx";
import { InterviewBar } from "./interview-bar.tsx";
import { layout } from "./layout.ts";
import { ProcessingStrip } from "./processing-strip.tsx";
import { QuestionPart } from "./question-part.tsx";
import { useCompletion } from "./use-completion.ts";

const TestDialog = lazyDialog(async () => (await import("../test/test-dialog.tsx")).TestDialog);

/** Questions at the left, one of them at the right with its answer. */
export const InterviewScreen = ({ interview: read }: { interview: InterviewDetail }) => {
  const [dialog, setDialog] = useState<"complete" | "test">();
  const [isGone, setGone] = useState(false);
  const [port] = useState(() => ownerPort(read));
  const onEnd = (error: AppError) => {
    if (!endIfSignedOut(error)) setGone(true);
  };
  const answers = useAnswers(read, { port, onEnd });
  const files = useFiles(read, {
    port,
    says: {
      success: "Document processed and added to knowledge base",
      failure: "Failed to process document",
    },
  });
  const [query] = useSearchParams();
  const walk = useWalk(read, answers, query.get("question"));
  const completion = useCompletion(read);
  const { interview } = completion;
  const { current } = walk;
  if (isGone) return <Absent title="Interview not found" to={paths.knowledge("interviews")} />;
  return (
    <Box css={layout}>
      <InterviewBar interview={interview} answers={answers} onDialog={setDialog} />
      <ProcessingStrip completion={completion} />
      {current && <Strips answers={answers} answer={answers.answers.get(current.id) ?? emptyAnswer} />}
      <Box className="progress">
        <Coverage parts={walk.parts} />
      </Box>
      {current ? (
        <Box className="split">
          <QuestionList
            title="Sections & Questions"
            questions={walk.questions}
            current={current}
            isAnswered={walk.isAnswered}
            interview={read}
            onPick={walk.go}
          />
          <QuestionPart
            key={current.id}
            interview={read}
            port={port}
            question={current}
            walk={walk}
            answers={answers}
            files={files}
            onEnd={() => interview.status !== "completed" && setDialog("complete")}
          />
        </Box>
      ) : (
        <chakra.p p="8" color="fg.muted">
          The template has no questions yet. Add some, and they appear here.
        </chakra.p>
      )}
      <CompleteDialog
        isOpen={dialog === "complete"}
        onClose={() => setDialog(undefined)}
        interview={interview}
        walk={walk}
        answers={answers}
        completion={completion}
      />
      {dialog === "test" && <TestDialog interview={interview} onClose={() => setDialog(undefined)} />}
    </Box>
  );
};
