import type { ChatQuestion } from "../question.ts";
import type { Called } from "./make-calls.ts";

/**
 * Starts the calls of the integrations that a question matches, so that they run beside the search; undefined for a
 * chatbot without enabled integrations, for which their code is not loaded. The promise never rejects.
 */
export const startCalls = (
  question: ChatQuestion,
  language?: string,
): Promise<Called | undefined> | undefined =>
  question.chatbot.active_integrations
    ? import("./make-calls.ts").then(({ makeCalls }) => makeCalls(question, language))
    : undefined;
