import { Button, chakra } from "@chakra-ui/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { AppError } from "#shared/errors.ts";
import { RecorderPart } from "#web/app/compositions/recorder.ts";
import { endIfSignedOut } from "#web/lib/api/query-client.ts";
import { dismissErrors, toast } from "#web/lib/toaster.ts";
import { emptyAnswer } from "../../answering/drafts/answer.ts";
import type { Answers } from "../../answering/drafts/use-answers.ts";
import { AnswerPart } from "../../answering/field/answer-part.tsx";
import { Asked } from "../../answering/field/asked.tsx";
import type { Files } from "../../answering/files/use-files.ts";
import { ImportanceTag } from "../../answering/list/importance-tag.tsx";
import type { AnswerPort, StoredInterview } from "../../answering/port.ts";
import type { PlacedQuestion } from "../../answering/questions.ts";
import { useSaving } from "../../answering/use-saving.ts";
import { useSpoken } from "../../answering/use-spoken.ts";
import type { Walk } from "../../answering/use-walk.ts";
import { AttachFile } from "./attach-file.tsx";

interface QuestionPartProps {
  interview: StoredInterview;
  port: AnswerPort;
  question: PlacedQuestion;
  walk: Walk;
  answers: Answers;
  files: Files;
  /** The last question was saved. */
  onEnd: () => void;
}

const texts = {
  startFailed: "Failed to start recording. Please check your microphone permissions.",
  success: "Audio transcribed successfully",
  failure: "Failed to transcribe audio",
};

/** One question with its answer, its files and the way to the next. */
export const QuestionPart = ({
  interview,
  port,
  question,
  walk,
  answers,
  files,
  onEnd,
}: QuestionPartProps) => {
  const { id, index, section, number, importance, expected_word_count } = question;
  const answer = answers.answers.get(id) ?? emptyAnswer;
  const spoken = useSpoken({ interview, port, answers, questionId: id, texts, isShared: true });
  const saving = useSaving({
    answers,
    isBlocked: spoken.recorder.isBusy,
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
        <div className="written">
          <AnswerPart label="Answer" question={question} answer={answer} answers={answers} saving={saving} />
        </div>
        <RecorderPart recorder={spoken.recorder} answer={answer.text} onUse={spoken.put} />
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
