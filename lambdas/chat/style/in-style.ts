import type { AnswerStyle } from "#shared/chatbots/answer-style.ts";
import type { AnswerEvent } from "../stream-event.ts";
import { avoidWords } from "./avoid-words.ts";

/** A filter of streamed text. */
export interface TextFilter {
  /** Takes the next chunk and returns what can be shown. */
  pass(piece: string): string;
  /** Returns the rest. */
  end(): string;
}

/**
 * Removes from the text of an answer what its chatbot must not show: citation marks, and words. The model cites all the
 * same, because marks keep it to the passages and tell answers from refusals.
 */
export async function* inStyle(
  { citations, avoided_words }: Pick<AnswerStyle, "citations" | "avoided_words">,
  withoutMarks: TextFilter,
  events: AsyncGenerator<AnswerEvent>,
): AsyncGenerator<AnswerEvent> {
  const filters: TextFilter[] = [...(citations ? [] : [withoutMarks]), avoidWords(avoided_words)];
  for await (const event of events) {
    const text = event.type === "delta" ? pass(filters, event.text) : isLast(event) ? end(filters) : "";
    if (text) yield { type: "delta", text };
    if (event.type !== "delta") yield event;
  }
}

const isLast = ({ type }: AnswerEvent): boolean => type === "debug" || type === "done";

const pass = (filters: TextFilter[], piece: string): string =>
  filters.reduce((text, filter) => filter.pass(text), piece);

const end = (filters: TextFilter[]): string =>
  filters.reduce((text, filter) => filter.pass(text) + filter.end(), "");
