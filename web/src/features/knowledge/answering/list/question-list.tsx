import { chakra } from "@chakra-ui/react";
import { Check, ChevronDown, Mic } from "lucide-react";
import { useState } from "react";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { useSpokenSeconds } from "#web/app/compositions/recorder.ts";
import type { StoredInterview } from "../port.ts";
import type { PlacedQuestion } from "../questions.ts";
import { list } from "./list-layout.ts";

interface QuestionListProps {
  title: string;
  questions: PlacedQuestion[];
  current: PlacedQuestion;
  isAnswered: (questionId: string) => boolean;
  interview: StoredInterview;
  onPick: (index: number) => void;
}

/** Sections with their questions and ticks at those that are answered; on narrow screens it folds into one line. */
export const QuestionList = (props: QuestionListProps) => {
  const [isUnfolded, setUnfolded] = useState(false);
  const { title, questions, current } = props;
  const sections = [...Map.groupBy(questions, ({ section }) => section)];
  const place = sections.findIndex(([{ id }]) => id === current.section.id) + 1;
  const own = current.section.questions;
  const at = own.findIndex(({ id }) => id === current.id) + 1;
  return (
    <chakra.nav aria-label={title} css={list} data-unfolded={isUnfolded || undefined}>
      <button
        type="button"
        className="jump"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <b>{title}</b>
        <ChevronDown size={16} aria-hidden />
        <small>{`Section ${place} of ${sections.length}, question ${at} of ${own.length}`}</small>
      </button>
      <h2>{title}</h2>
      <ol>
        {sections.map(([section, own], index) => (
          <SectionPart
            key={section.id}
            {...props}
            section={section}
            number={index + 1}
            questions={own}
            onPick={(picked) => {
              setUnfolded(false);
              props.onPick(picked);
            }}
          />
        ))}
      </ol>
    </chakra.nav>
  );
};

interface SectionPartProps extends QuestionListProps {
  section: TemplateSection;
  number: number;
}

const SectionPart = (props: SectionPartProps) => {
  const { section, number, questions, current, isAnswered, interview, onPick } = props;
  const isCurrent = section.id === current.section.id;
  const [isOpen, setOpen] = useState(isCurrent);
  const [was, setWas] = useState(isCurrent);
  if (was !== isCurrent) {
    setWas(isCurrent);
    setOpen(isCurrent);
  }
  const answered = questions.filter(({ id }) => isAnswered(id)).length;
  const isDone = answered === questions.length;
  return (
    <li>
      <button type="button" className="section" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="n">{number}</span>
        <bdi>{section.title}</bdi>
        <span className="r">
          {isDone ? (
            <>
              <Check size={12} strokeWidth={2.5} aria-hidden />
              <span aria-hidden>{answered}</span>
              <span className="read">all {answered} answered</span>
            </>
          ) : (
            `${answered} of ${questions.length}`
          )}
        </span>
      </button>
      {isOpen && (
        <ol>
          {questions.map(({ id, index, question_text }) => (
            <li key={id}>
              <button
                type="button"
                className="question"
                aria-current={id === current.id || undefined}
                onClick={() => onPick(index)}
              >
                <span className="tick" data-done={isAnswered(id) || undefined}>
                  {isAnswered(id) && <Check size={9} strokeWidth={3.5} role="img" aria-label="Answered" />}
                </span>
                <bdi>{question_text}</bdi>
                <Spoken interview={interview} questionId={id} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
};

/** The length of what was spoken of an answer. */
const Spoken = ({ interview, questionId }: { interview: StoredInterview; questionId: string }) => {
  const isStored = ({ part, state }: StoredInterview["recordings"][number]) =>
    part === questionId && state === "stored";
  const seconds =
    useSpokenSeconds(interview.id, questionId) ?? interview.recordings.findLast(isStored)?.seconds ?? 0;
  return (
    seconds > 0 && (
      <span className="spoken">
        <Mic size={12} role="img" aria-label="Spoken" />
        {lengthWords(seconds)}
      </span>
    )
  );
};

/** "1:24" */
const lengthWords = (seconds: number): string => {
  const whole = Math.max(1, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};
