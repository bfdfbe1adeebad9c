import type { Chatbot } from "#shared/chatbots/routes.ts";

/** The questions that visitors see before their first one: the owner's, none on purpose too, else those of the documents. */
export const shownStarters = ({
  starters,
  found_starters,
}: Pick<Chatbot, "starters" | "found_starters">): string[] => starters ?? found_starters ?? [];
