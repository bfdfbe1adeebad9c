import { Button, chakra, Text } from "@chakra-ui/react";
import { useRef } from "react";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import type { Answers } from "../../answering/drafts/use-answers.ts";
import type { Walk } from "../../answering/use-walk.ts";
import type { Completion } from "./use-completion.ts";

interface CompleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  interview: KnowledgeInterview;
  walk: Walk;
  answers: Answers;
  completion: Completion;
}

/** Says what is unanswered, and what becomes of the answers, before an interview is completed. */
export const CompleteDialog = ({
  isOpen,
  onClose,
  interview,
  walk,
  answers,
  completion,
}: CompleteDialogProps) => {
  const goOn = useRef<HTMLButtonElement>(null);
  const open = walk.questions.filter(
    ({ id }) => !walk.isAnswered(id) && !answers.answers.get(id)?.text.trim(),
  );
  const answered = walk.questions.length - open.length;
  const typed = walk.questions.filter(({ id }) => {
    const answer = answers.answers.get(id);
    return answer && answer.text.trim() !== answer.saved.trim() && answer.text.trim() !== "";
  }).length;
  const bySection = [...Map.groupBy(open, ({ section }) => section)];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Complete Interview?"
      initialFocus={goOn}
      actions={
        <>
          <Button ref={goOn} variant="ghost" onClick={onClose}>
            Go on answering
          </Button>
          <Button
            loading={completion.isCompleting}
            onClick={() => completion.complete({ onSuccess: onClose, answers })}
          >
            Complete Interview
          </Button>
        </>
      }
    >
      <Text>
        {unansweredWords(open.length)} <bdi>{interview.interviewee_name}</bdi> cannot add answers afterwards.
      </Text>
      {bySection.length > 0 && (
        <chakra.dl css={pairs}>
          {bySection.map(([section, own]) => (
            <div key={section.id}>
              <dt>
                <bdi>{section.title}</bdi>
              </dt>
              <dd>{`${own.length} of ${section.questions.length}`}</dd>
            </div>
          ))}
        </chakra.dl>
      )}
      {typed > 0 && (
        <Text mt="3">
          {typed === 1 ? "1 text is" : `${typed} texts are`} typed and not saved yet. Completing saves{" "}
          {typed === 1 ? "it" : "them"}.
        </Text>
      )}
      {interview.rag_system_name && answered > 0 && (
        <Text mt="3" color="fg.muted" textStyle="sm">
          {answered === 1 ? "1 answer is" : `${answered} answers are`} put into{" "}
          <bdi>{interview.rag_system_name}</bdi>, which can cite them in about a minute.
        </Text>
      )}
    </Dialog>
  );
};

const unansweredWords = (count: number): string => {
  if (count === 0) return "All questions are answered.";
  return `${count === 1 ? "1 question is" : `${count} questions are`} unanswered. You can complete all the same.`;
};

const pairs = {
  mt: "3",
  textStyle: "sm",
  "& > div": { display: "flex", justifyContent: "space-between", gap: "3", py: "1" },
  "& dt": { color: "fg.muted" },
  "& dd": { fontVariantNumeric: "tabular-nums" },
} as const;
