import { routeTable } from "virtual:route-table";
import { useMutation } from "@tanstack/react-query";
import type { Answer } from "#shared/chat/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { answerEvents } from "#web/lib/api/answer-events.ts";

export interface Suggested {
  /** False if the documents do not answer. */
  isFound: boolean;
  /** With marks such as "[1]" that refer to the sources. */
  text: string;
  /** The model's limit of tokens ended it. */
  isCut?: true;
  /** Without them. */
  plain: string;
  sources: { number: number; name: string; content: string }[];
}

/** Drafts an answer to the visitor's last message. */
export const useSuggestion = (conversationId: string) =>
  useMutation({
    mutationFn: () =>
      draft(conversationId).then(suggestedFrom, (error: unknown) => {
        if (error instanceof AppError && error.code === "no_context") return nothing;
        throw error;
      }),
    meta: { failure: "No answer could be suggested" },
  });

type Draft = Pick<Answer, "answer" | "context" | "outcome" | "isCut">;

/** Streamed, because a proxy may end a request that is silent while the model thinks. */
const draft = async (conversationId: string): Promise<Draft> => {
  let drafted: Draft = { answer: "", context: [], outcome: "answered" };
  for await (const event of answerEvents(routeTable.chat.suggest, { conversationId })) {
    if (event.type === "sources") drafted = { ...drafted, context: event.context };
    if (event.type === "delta") drafted = { ...drafted, answer: drafted.answer + event.text };
    if (event.type === "done")
      drafted = { ...drafted, outcome: event.outcome, ...(event.isCut && { isCut: event.isCut }) };
  }
  return drafted;
};

const nothing: Suggested = { isFound: false, text: "", plain: "", sources: [] };

const marks = /\s{0,9}\[\d{1,2}(?:\s?,\s?\d{1,2}){0,30}\]/g;

const suggestedFrom = ({ answer, context, outcome, isCut }: Draft): Suggested => {
  if (outcome === "paused")
    throw new AppError("conflict", "The budget for answers is used up. Write the answer yourself.");
  if (outcome === "refused" || !answer.trim()) return nothing;
  const cited = new Set(answer.match(marks)?.flatMap((mark) => mark.match(/\d+/g)?.map(Number) ?? []));
  const sources = context.flatMap(({ metadata: { filename, place }, content }, index) =>
    cited.has(index + 1)
      ? [{ number: index + 1, name: [filename, place].filter(Boolean).join(", "), content }]
      : [],
  );
  const plain = answer.replace(marks, "").trim();
  return { isFound: true, text: answer.trim(), plain, sources, ...(isCut && { isCut }) };
};
