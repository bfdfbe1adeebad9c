import type { ErrorBody } from "#shared/errors.ts";
import { codeOf, tooOften } from "#widget/src/visitor/http-error.ts";
import { words as widgetWords } from "#widget/src/words/words.ts";

/** The words of the error bubble for a failed answer. */
export function explain(error: unknown): string {
  const words = tooOften(error);
  if (words) return words;
  if (codeOf(error) === "not_found") return widgetWords.unavailable;
  const { code, message } = bodyOf(error);
  if (code === "no_context" || message.includes("No relevant context found"))
    return "No relevant information found in the uploaded documents. Please ensure you have uploaded and processed documents for this RAG system.";
  if (message.includes("not properly configured"))
    return "This RAG system is not properly configured. Please check the LLM settings.";
  return "Sorry, I encountered an error. Please try again.";
}

function bodyOf(error: unknown): Pick<ErrorBody, "message"> & { code?: string } {
  if (!(error instanceof Error)) return { message: "" };
  const cause: Partial<ErrorBody> = error.cause instanceof Object ? error.cause : {};
  return { ...cause, message: cause.message ?? error.message };
}
