import { useState } from "react";
import { countWords } from "#shared/knowledge/rules.ts";
import type { Answer } from "../drafts/answer.ts";
import type { Answers } from "../drafts/use-answers.ts";
import type { PlacedQuestion } from "../questions.ts";
import type { AnswerSaving } from "../use-saving.ts";
import { AnswerField } from "./answer-field.tsx";
import { ConflictBox } from "./conflict-box.tsx";
import { FollowUpBox } from "./follow-up-box.tsx";

interface AnswerPartProps {
  label: string;
  question: PlacedQuestion;
  answer: Answer;
  answers: Answers;
  saving: AnswerSaving;
}

/** The field of an answer with the follow-up below it, or the two texts of a conflict. */
export const AnswerPart = ({ label, question, answer, answers: { store }, saving }: AnswerPartProps) => {
  const [hasChosen, setChosen] = useState(false);
  const choose = (text: string) => {
    setChosen(true);
    store.choose(question.id, text);
  };
  if (answer.other) return <ConflictBox answer={answer} onChoose={choose} />;
  const { followUp } = answer;
  return (
    <>
      <AnswerField
        label={label}
        answer={answer}
        takesFocus={hasChosen}
        expectedWords={question.expected_word_count}
        onWrite={(text) => store.write(question.id, text)}
      />
      {followUp && (
        <FollowUpBox
          followUp={followUp}
          words={countWords(answer.text)}
          isBusy={saving.isBusy}
          onWrite={(text) => store.followUp(question.id, { ...followUp, answer: text, isTyped: true })}
          onSkip={saving.skip}
          onAdd={saving.save}
        />
      )}
    </>
  );
};
