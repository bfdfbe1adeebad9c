import * as z from "zod";
import { mostStarters, Starter, Starters } from "#shared/chatbots/starters.ts";

const sameQuestion = "This question is there already. Change or remove one.";

/** Each question is an object, because a list of fields keeps objects only. */
export const StartersForm = z
  .object({ isAutomatic: z.boolean(), questions: z.array(z.object({ text: z.string() })) })
  .superRefine(({ isAutomatic, questions }, context) => {
    if (isAutomatic) return;
    for (const [at, { text }] of questions.entries()) {
      const { error } = Starter.safeParse(text);
      const isRepeated = questions.slice(0, at).some((other) => isSame(other.text, text));
      const message = error?.issues[0]?.message ?? (isRepeated ? sameQuestion : undefined);
      if (message) context.addIssue({ code: "custom", path: ["questions", at, "text"], message });
    }
  });
export type StartersForm = z.infer<typeof StartersForm>;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export const startersOf = ({ isAutomatic, questions }: StartersForm): string[] | null =>
  isAutomatic ? null : Starters.parse(questions.map(({ text }) => text));

/** Keeps what the owner wrote, and fills the other places with the suggestions that follow those shown. */
export const withSuggestions = (texts: string[], suggestions: string[]): string[] => {
  const own = texts.filter((text) => text.trim() && !suggestions.includes(text));
  const after = suggestions.findLastIndex((suggestion) => texts.includes(suggestion)) + 1;
  const inTurn = [...suggestions.slice(after), ...suggestions.slice(0, after)];
  const fresh = inTurn.filter((suggestion) => !own.some((text) => isSame(text, suggestion)));
  return [...own, ...fresh].slice(0, mostStarters);
};
