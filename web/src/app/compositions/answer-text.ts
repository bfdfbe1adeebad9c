import type { ReactNode } from "react";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";

/** An answer's Markdown as the chat shows it; `plain` until the code for it is loaded. */
export const answerTextOr = (plain: (answer: { text: string }) => ReactNode) =>
  lazyPart(async () => (await import("../../features/chat/answer/answer-text.tsx")).AnswerText, {
    waiting: plain,
    failed: plain,
  });
