import { useInfiniteQuery } from "@tanstack/react-query";
import { chatbotPages } from "#web/ui/chatbot-picker/chatbot-pages.ts";

/** A hint if another of the newest hundred chatbots has the name; names need not differ. */
export const useNameHint = (name: string, ownId?: string): string | undefined => {
  const { data } = useInfiniteQuery(chatbotPages);
  const wanted = name.trim().toLowerCase();
  const others = data?.pages.flatMap(({ items }) => items).filter(({ id }) => id !== ownId);
  const isTaken = wanted !== "" && others?.some((other) => other.name.toLowerCase() === wanted);
  return isTaken ? "You already have a chatbot with this name." : undefined;
};
