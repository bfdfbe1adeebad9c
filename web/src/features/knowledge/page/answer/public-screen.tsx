import { Box, chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { AppError } from "#shared/errors.ts";
import type { TakenInterview } from "#shared/knowledge/interview-shapes.ts";
import { useTitle } from "#web/ui/page/use-title.ts";
import { emptyAnswer } from "../../answering/drafts/answer.ts";
import { useAnswers } from "../../answering/drafts/use-answers.ts";
import { SavedLine } from "../../answering/field/saved-line.tsx";
import { Strips } from "../../answering/field/strips.tsx";
import { useFiles } from "../../answering/files/use-files.ts";
import { Coverage } from "../../answering/list/coverage.tsx";
import { QuestionList } from "../../answering/list/question-list.tsx";
import { useWalk } from "../../answering/use-walk.ts";
import { Frame } from "../frame.tsx";
import { Finished } from "./finished.tsx";
import { layout } from "./layout.ts";
import { publicPort } from "./public-port.ts";
import { PublicQuestion } from "./public-question.tsx";
import { TakeBack } from "./take-back.tsx";
import { ThankYou } from "./thank-you.tsx";

interface PublicScreenProps {
  slug: string;
  interview: TakenInterview;
  /** True if the error was the end of the session. */
  onEnd: (error: unknown) => boolean;
  onWithdrawn: () => void;
  onGone: () => void;
}

/** The questions of an interview for the person who was asked. */
export const PublicScreen = ({ slug, interview, onEnd, onWithdrawn, onGone }: PublicScreenProps) => {
  const { template, host, interviewee_name } = interview;
  useTitle(template.name);
  const [port] = useState(() => publicPort(slug));
  const [isCompleted, setCompleted] = useState(interview.status === "completed");
  const [isThanked, setThanked] = useState(false);
  const answers = useAnswers(interview, {
    port,
    onEnd: (error: AppError) => {
      if (!onEnd(error)) onGone();
    },
  });
  const files = useFiles(interview, {
    port,
    says: {
      busy: "Processing document...",
      success: "File uploaded and processed successfully",
      failure: "Failed to upload file",
    },
  });
  const walk = useWalk(interview, answers);
  const { current } = walk;
  const takeBack = (
    <TakeBack
      slug={slug}
      host={host}
      onDone={() => {
        answers.store.discard();
        onWithdrawn();
      }}
    />
  );
  const head = (
    <Box as="header" className="head">
      <div>
        <chakra.h1 dir="auto" textStyle="h1">
          {template.name}
        </chakra.h1>
        <p>
          Interviewing: <bdi>{interviewee_name}</bdi>
        </p>
        {template.description && (
          <p className="description" dir="auto">
            {template.description}
          </p>
        )}
      </div>
      <div className="progress">
        <Coverage parts={walk.parts} />
      </div>
    </Box>
  );
  if (isCompleted || !current)
    return (
      <Frame host={host}>
        <Box css={layout}>
          {head}
          <Finished
            interview={interview}
            answers={answers}
            walk={walk}
            isCompleted={isCompleted}
            takeBack={takeBack}
          />
        </Box>
        <ThankYou isOpen={isThanked} onClose={() => setThanked(false)} interview={interview} walk={walk} />
      </Frame>
    );
  return (
    <PublicQuestion
      key={current.id}
      interview={interview}
      port={port}
      question={current}
      walk={walk}
      answers={answers}
      files={files}
      onEnd={onEnd}
      onCompleted={() => {
        setCompleted(true);
        setThanked(true);
        answers.store
          .reread()
          .catch((error: unknown) => console.warn("The answers could not be read again.", error));
      }}
      frame={(card, foot) => (
        <Frame host={host} aside={<SavedLine answers={answers} />} foot={foot}>
          <Box css={layout}>
            {head}
            <Box className="sheet">
              <Strips answers={answers} answer={answers.answers.get(current.id) ?? emptyAnswer} />
              <div className="split">
                <QuestionList
                  title="Sections & Questions"
                  questions={walk.questions}
                  current={current}
                  isAnswered={walk.isAnswered}
                  interview={interview}
                  onPick={walk.go}
                />
                {card}
              </div>
            </Box>
            {takeBack}
          </Box>
        </Frame>
      )}
    />
  );
};
