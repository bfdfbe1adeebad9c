import { Button, chakra, Input, Text } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useId } from "react";
import { AppError } from "#shared/errors.ts";
import { RecorderPart } from "#web/app/compositions/recorder.ts";
import { dismiss, dismissErrors, toast } from "#web/lib/toaster.ts";
import { emptyAnswer } from "../../answering/drafts/answer.ts";
import type { Answers } from "../../answering/drafts/use-answers.ts";
import { AnswerPart } from "../../answering/field/answer-part.tsx";
import { Asked } from "../../answering/field/asked.tsx";
import { Hint } from "../../answering/field/strips.tsx";
import { acceptedTypes, acceptedWords } from "../../answering/files/attached.ts";
import { FileList } from "../../answering/files/file-list.tsx";
import type { Files } from "../../answering/files/use-files.ts";
import { ImportanceTag } from "../../answering/list/importance-tag.tsx";
import type { AnswerPort, StoredInterview } from "../../answering/port.ts";
import type { PlacedQuestion } from "../../answering/questions.ts";
import { useSaving } from "../../answering/use-saving.ts";
import { useSpoken } from "../../answering/use-spoken.ts";
import type { Walk } from "../../answering/use-walk.ts";

interface PublicQuestionProps {
  interview: StoredInterview;
  port: AnswerPort;
  question: PlacedQuestion;
  walk: Walk;
  answers: Answers;
  files: Files;
  /** True if the error was the end of the session. */
  onEnd: (error: unknown) => boolean;
  onCompleted: () => void;
  /** Puts the card and the buttons at their places. */
  frame: (card: ReactNode, foot: ReactNode) => ReactNode;
}

const texts = {
  startFailed: "Failed to start recording. Please check microphone permissions.",
  busy: "Transcribing audio...",
  success: "Audio transcribed successfully",
  failure: "Failed to transcribe audio",
  empty: "Transcription failed - no text returned",
  unreadable: "Failed to process audio",
  note: "Audio recorded successfully and transcribed to text",
};

const savingWords = "Saving your response...";

/** One question with its answer, and the buttons to the next. */
export const PublicQuestion = (props: PublicQuestionProps) => {
  const { interview, port, question, walk, answers, files, frame } = props;
  const { id, index, section, importance } = question;
  const answer = answers.answers.get(id) ?? emptyAnswer;
  const isFormer = answer.saved !== "";
  const { recorder, put } = useSpoken({ interview, port, answers, questionId: id, texts });
  const isRecording = recorder.state.kind === "recording" || recorder.state.kind === "paused";
  const saving = useSaving({
    answers,
    isBlocked: recorder.isBusy,
    questionId: id,
    answer,
    isLast: walk.isLast,
    onBegin: () => {
      dismissErrors();
      toast.info(savingWords);
    },
    onSaved: ({ status }) => {
      dismiss(({ title }) => title === savingWords);
      toast.success("Response saved");
      if (status === "completed") toast.success("Interview completed! Thank you for your responses.");
    },
    onFailed: (error) => {
      dismiss(({ title }) => title === savingWords);
      if (props.onEnd(error)) return;
      const reason = error instanceof AppError ? error.message : undefined;
      toast.error(isFormer ? "Failed to update response" : "Failed to save response", reason);
    },
    onDone: ({ status }) => (status === "completed" ? props.onCompleted() : walk.next(index)),
  });
  const others = walk.questions.filter((one) => one.id !== id && !walk.isAnswered(one.id)).length;
  const action = walk.isLast ? "Complete Interview" : "Save & Continue";
  return frame(
    <chakra.section className="card" aria-labelledby="asked">
      <div className="meta">
        <span>
          Section: <bdi>{section.title}</bdi>
        </span>
        <ImportanceTag importance={importance} word="importance" />
      </div>
      <Asked question={question} isNext={walk.hasMoved} />
      <div className="written" data-aside={isRecording || undefined}>
        <AnswerPart
          label="Your Answer"
          question={question}
          answer={answer}
          answers={answers}
          saving={saving}
        />
      </div>
      <RecorderPart recorder={recorder} size="large" answer={answer.text} onUse={put} />
      <Upload files={files} questionId={id} />
      {walk.isLast && others > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {others === 1 ? "1 other question is" : `${others} other questions are`} unanswered. “Complete
          Interview” ends the interview all the same.
        </Text>
      )}
    </chakra.section>,
    <>
      {index > 0 && (
        <Button variant="outline" size="lg" onClick={() => walk.go(index - 1)}>
          <ArrowLeft size={14} />
          <span>
            Previous<chakra.span css={readOnPhones}> Question</chakra.span>
          </span>
        </Button>
      )}
      <Button
        size="lg"
        flex={{ base: "1", md: "none" }}
        disabled={!saving.canSave}
        loading={saving.isBusy}
        loadingText={action}
        onClick={saving.save}
      >
        {action}
      </Button>
    </>,
  );
};

const Upload = ({ files, questionId }: { files: Files; questionId: string }) => {
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="550">
        Upload Supporting Documents (Optional)
      </chakra.label>
      <Input
        id={id}
        type="file"
        multiple
        accept={acceptedTypes}
        css={picker}
        onChange={({ currentTarget }) => {
          for (const file of currentTarget.files ?? []) files.add(questionId, file, { sendsAtOnce: true });
          currentTarget.value = "";
        }}
      />
      <Hint>{acceptedWords}</Hint>
      <FileList files={files} shown={files.of(questionId)} />
    </div>
  );
};

/** On phones the word is there for screen readers alone. */
const readOnPhones = {
  mdDown: { position: "absolute", w: "1px", h: "1px", overflow: "hidden", clipPath: "inset(50%)" },
} as const;

const picker = {
  my: "1.5",
  h: "auto",
  minH: "12",
  p: "2",
  textStyle: "sm",
  borderStyle: "dashed",
  "&::file-selector-button": {
    me: "3",
    minH: "8",
    px: "3",
    borderWidth: "1px",
    borderRadius: "l2",
    bg: "bg.surface",
    color: "fg",
    fontWeight: "550",
  },
} as const;
