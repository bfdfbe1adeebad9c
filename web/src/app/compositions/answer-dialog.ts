import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";

/** Writes the answer to a question into a chatbot's documents. */
export const AnswerDialog = lazyDialog(
  async () => (await import("../../features/documents/answers/answer-dialog.tsx")).AnswerDialog,
);
