import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AppError } from "#shared/errors.ts";
import type {
  InterviewDetail,
  KnowledgeInterview,
  KnowledgeProcessing,
} from "#shared/knowledge/interview-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import { isUnsent } from "../../answering/drafts/answer.ts";
import type { Answers } from "../../answering/drafts/use-answers.ts";

const pollMs = 2000;

export interface Completion {
  interview: KnowledgeInterview;
  complete: (options: { onSuccess: () => void; answers: Answers }) => void;
  isCompleting: boolean;
  /** Puts the answers into the chatbot; nothing is added twice. */
  process: () => void;
  isProcessing: boolean;
  /** The answers that were added, are pending or failed so far; undefined before they are processed. */
  processed: KnowledgeProcessing | undefined;
  hasFailed: boolean;
}

/** Completes an interview, has its answers put into the chatbot, and waits until all of them are read. */
export const useCompletion = (read: InterviewDetail): Completion => {
  const client = useQueryClient();
  const [interview, setInterview] = useState<KnowledgeInterview>(read);
  const [processed, setProcessed] = useState<KnowledgeProcessing>();
  const interviewId = read.id;
  const processing = useMutation({
    mutationFn: async () => {
      for (;;) {
        const state = await api.knowledgeInterviews.process({ interviewId });
        setProcessed(state);
        if (state.pending === 0) return state;
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    },
    meta: { failure: "Failed to process knowledge" },
    onSuccess: ({ failed }) => {
      if (failed.length > 0) toast.error("Failed to process knowledge");
      else toast.success("Knowledge has been processed and added to the RAG system");
    },
  });
  const completing = useMutation({
    mutationFn: async ({ store }: Answers) => {
      await store.flush();
      const answers = [...store.state().answers.values()];
      if (answers.some((answer) => answer.other || isUnsent(answer)))
        throw new AppError("conflict", "An answer is not saved yet. Go to it, and save it first.");
      return api.knowledgeInterviews.complete({ interviewId });
    },
    meta: { success: "Interview completed successfully!", failure: "Failed to complete interview" },
    onSuccess: (completed, { store }) => {
      setInterview(completed);
      store.reread().catch((error: unknown) => console.warn("The answers could not be read again.", error));
      void client.invalidateQueries({ queryKey: ["knowledgeInterviews", "list"] });
      processing.mutate();
    },
  });
  return {
    interview,
    complete: ({ answers, onSuccess }) => completing.mutate(answers, { onSuccess }),
    isCompleting: completing.isPending,
    process: () => processing.mutate(),
    isProcessing: processing.isPending,
    processed,
    hasFailed: processing.isError,
  };
};
