import { Button, chakra } from "@chakra-ui/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { AppError } from "#shared/errors.ts";
import { endIfSignedOut } from "#web/lib/api/query-client.ts";
import { dismissErrors, toast } from "#web/lib/toaster.ts";
import { emptyAnswer } from "../../answering/drafts/answer.ts";
import type { Answers } from "../../answering/drafts/use-answers.ts";
import { AnswerPart } from "../../answering/field/answer-part.tsx";
import { Asked } from "../../answering/field/asked.tsx";
import type { Files } from "../../answering/files/use-files.ts";
import { ImportanceTag } from "../../answering/list/importance-tag.tsx";
import type { PlacedQuestion } from "../../answering/questions.ts";
import { useSaving } from "../../answering/use-saving.ts";
import type { Walk } from "../../answering/use-walk.ts";
import { AttachFile } from "./attach-file.tsx";

interface QuestionPartProps {
  question: PlacedQuestion;
  walk: Walk;
  answers: Answers;
  files: Files;
  /** The last question was saved. */
  onEnd: () => void;
}

/** One question with its answer, its files and the way to the next. */
export const QuestionPart = ({ question, walk, answers, files, onEnd }: QuestionPartProps) => {
  const { id, index, section, number, importance, expected_word_count } = question;
  const answer = answers.answers.get(id) ?? emptyAnswer;
  const saving = useSaving({
    answers,
    questionId: id,
    answer,
    onSaved: () => {
      dismissErrors();
      toast.success("Response saved successfully");
    },
    onFailed: (error) => {
      if (endIfSignedOut(error)) return;
      toast.error("Failed to save response", error instanceof AppError ? error.message : undefined);
    },
    onDone: () => (walk.isLast ? onEnd() : walk.next(index)),
  });
  const next = walk.questions[index + 1];
  return (
    <section className="asking" aria-labelledby="asked">
      <div className="column">
        <div className="meta">
          <bdi>{section.title}</bdi>
          <span>Question {number}</span>
          <ImportanceTag importance={importance} />
          {expected_word_count && <span>about {expected_word_count} words</span>}
        </div>
        <Asked question={question} isNext={walk.hasMoved} />
        <AnswerPart label="Answer" question={question} answer={answer} answers={answers} saving={saving} />
        <AttachFile files={files} questionId={id} />
      </div>
      <footer className="foot">
        <div>
          <Button variant="outline" size="md" disabled={index === 0} onClick={() => walk.go(index - 1)}>
            <ArrowLeft size={14} />
            Previous
          </Button>
          <chakra.span className="next" dir="auto">
            {next && `Next: ${next.question_text}`}
          </chakra.span>
          <Button
            size="md"
            disabled={!saving.canSave}
            loading={saving.isBusy}
            loadingText="Save & Continue"
            onClick={saving.save}
          >
            Save & Continue
            <ArrowRight size={14} />
          </Button>
        </div>
      </footer>
    </section>
  );
};
