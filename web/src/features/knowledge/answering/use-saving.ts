import { useState } from "react";
import type { SavedResponse } from "#shared/knowledge/interview-shapes.ts";
import { longestAnswer } from "#shared/knowledge/rules.ts";
import type { Answer } from "./drafts/answer.ts";
import type { Answers } from "./drafts/use-answers.ts";

interface SavingOptions {
  answers: Answers;
  questionId: string;
  answer: Answer;
  /** A recording runs, whose words are not there yet. */
  isBlocked?: boolean;
  /** Completes the interview with the save. */
  isLast?: boolean;
  /** Called before and after the request. */
  onBegin?: () => void;
  onSaved: (reply: SavedResponse) => void;
  onFailed: (error: unknown) => void;
  /** The answer is saved and nothing more is asked about it. */
  onDone: (reply: SavedResponse) => void;
}

export interface AnswerSaving {
  isBusy: boolean;
  canSave: boolean;
  /** Saves the answer, with the follow-up as far as it is answered; a new follow-up question is shown first. */
  save: () => void;
  skip: () => void;
}

/** Saves the answer of the shown question and what follows up on it. */
export const useSaving = (options: SavingOptions): AnswerSaving => {
  const { answers, questionId, answer, isLast = false, isBlocked = false } = options;
  const [isBusy, setBusy] = useState(false);
  const text = answer.text.trim();
  const canSave = text !== "" && text.length <= longestAnswer && !answer.other && !isBusy && !isBlocked;
  const send = async (followUp: { question: string; answer: string } | undefined) => {
    if (!canSave) return;
    setBusy(true);
    options.onBegin?.();
    try {
      const reply = await answers.store.save(questionId, {
        ...(followUp && { follow_up: followUp }),
        ...(isLast && { isLast }),
      });
      const probe = followUp || reply.status === "completed" ? undefined : reply.probe;
      const typed = answers.store.state().answers.get(questionId)?.followUp;
      answers.store.followUp(
        questionId,
        probe
          ? { ...probe, answer: "" }
          : followUp && typed && typed.answer !== answer.followUp?.answer
            ? { question: followUp.question, answer: typed.answer, isTyped: true }
            : followUp?.answer
              ? followUp
              : undefined,
      );
      options.onSaved(reply);
      if (!probe) options.onDone(reply);
    } catch (error) {
      options.onFailed(error);
    } finally {
      setBusy(false);
    }
  };
  const { followUp } = answer;
  return {
    isBusy,
    canSave,
    save: () => void send(followUp && { question: followUp.question, answer: followUp.answer.trim() }),
    skip: () => void send(followUp && { question: followUp.question, answer: "" }),
  };
};
