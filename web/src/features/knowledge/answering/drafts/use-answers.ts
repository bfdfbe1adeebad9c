import { useEffect, useState, useSyncExternalStore } from "react";
import type { AppError } from "#shared/errors.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import type { AnswerPort, StoredInterview } from "../port.ts";
import type { AnswerState, AnswerStore } from "./answer-state.ts";
import { createAnswerStore } from "./answer-store.ts";
import { keptDrafts } from "./kept-drafts.ts";

export interface Answers extends AnswerState {
  store: AnswerStore;
}

/** The answers of a screen. Leaving it sends what waits, and asks first if a text would be lost. */
export const useAnswers = (
  interview: StoredInterview,
  { port, onEnd }: { port: AnswerPort; onEnd: (error: AppError) => void },
): Answers => {
  const [store] = useState(() =>
    createAnswerStore(interview, { port, drafts: keptDrafts(interview.id), onEnd }),
  );
  useEffect(() => () => void store.flush().finally(store.close), [store]);
  const state = useSyncExternalStore(store.subscribe, store.state);
  useUnsaved([...state.answers.values()].some(({ isKept }) => isKept === false));
  return { ...state, store };
};
