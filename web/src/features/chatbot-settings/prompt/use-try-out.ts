import { useEffect, useRef, useState } from "react";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { AppError } from "#shared/errors.ts";
import type { ModelFault } from "#shared/model-fault.ts";
import { streamTryOut } from "./stream-try-out.ts";

/** One answer of a try-out, as far as it has come. */
export interface TriedAnswer {
  name: string;
  text: string;
  sourceCount: number;
  isWriting: boolean;
  failure?: string;
  /** Why its model failed. */
  fault?: ModelFault | undefined;
  milliseconds?: number;
  tokens?: number;
  /** The model's limit of tokens ended the answer. */
  isCut?: true | undefined;
  /** US dollars; absent if the price is unknown. */
  cost?: number;
}

/** Settings to ask by, with the name of their column; the saved ones if there are none. */
export interface Candidate {
  name: string;
  settings?: LlmSettings;
}

/** Asks a question by each candidate at once. */
export const useTryOut = (chatbotId: string) => {
  const [answers, setAnswers] = useState<TriedAnswer[]>([]);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = (query: string, candidates: Candidate[]) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setAnswers(candidates.map(({ name }) => ({ name, text: "", sourceCount: 0, isWriting: true })));
    for (const [at, { settings }] of candidates.entries()) {
      const change = (changes: (former: TriedAnswer) => Partial<TriedAnswer>) => {
        if (!controller.signal.aborted)
          setAnswers((all) => all.map((one, index) => (index === at ? { ...one, ...changes(one) } : one)));
      };
      const input = { chatbotId, query, ...(settings && { settings }) };
      void follow(streamTryOut(input, controller.signal), change);
    }
  };
  return { answers, ask, isAsking: answers.some(({ isWriting }) => isWriting) };
};

type Change = (changes: (former: TriedAnswer) => Partial<TriedAnswer>) => void;

const follow = async (events: ReturnType<typeof streamTryOut>, change: Change): Promise<void> => {
  try {
    for await (const event of events) {
      if (event.type === "sources") change(() => ({ sourceCount: event.context.length }));
      if (event.type === "delta") change(({ text }) => ({ text: text + event.text }));
      if (event.type === "debug" && event.debug.cost !== undefined) {
        const { cost } = event.debug;
        change(() => ({ cost }));
      }
      if (event.type === "done")
        change(() => ({ milliseconds: event.responseTime, tokens: event.tokenCount, isCut: event.isCut }));
      if (event.type === "error") {
        const { message: failure, fault } = event.error;
        change(() => ({ failure, fault }));
      }
    }
  } catch (error) {
    const failure = error instanceof AppError ? error.message : "The answer was cut off. Ask again.";
    change(() => ({ failure, fault: error instanceof AppError ? error.fault : undefined }));
  } finally {
    change(() => ({ isWriting: false }));
  }
};
