import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { AppError } from "#shared/errors.ts";
import { query } from "../../lib/api/api.ts";
import { remembered } from "../../lib/browser/remembered.ts";
import { activeByName, chatbotPages } from "./chatbot-pages.ts";

/**
 * The chatbot that the address names (`?ragSystemId=`). Without a name it is the one that was chosen last in this
 * browser, else the first by name of the newest hundred.
 */
export const useChosenChatbot = () => {
  const [search, setSearch] = useSearchParams();
  const list = useInfiniteQuery(chatbotPages);
  const wanted = search.get("ragSystemId");
  const id = wanted ?? remembered.chatbot();
  const listed = list.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  const named = useQuery({
    ...query("chatbots", "get", { id: id ?? "" }),
    enabled: Boolean(id && list.data && !listed),
  });
  const first = activeByName(list.data?.pages[0]?.items ?? [])[0];
  const chatbot = listed ?? named.data ?? (wanted || named.isLoading ? undefined : first);
  const chosenId = chatbot?.id;
  useEffect(() => {
    if (chosenId) remembered.setChatbot(chosenId);
  }, [chosenId]);
  const isUnknown = Boolean(wanted && !chatbot && isAbsent(named.error));
  return {
    isPending: list.isPending || named.isLoading,
    /** Set while the chatbot could not be read. */
    error: list.data ? (wanted && !isUnknown ? named.error : null) : list.error,
    refetch: () => (list.data ? named.refetch() : list.refetch()),
    chatbot,
    /** Whether the address names a chatbot that does not exist, while the owner has others. */
    isUnknown,
    hasOthers: first !== undefined,
    choose: (chosen: string) => {
      remembered.setChatbot(chosen);
      setSearch({ ragSystemId: chosen }, { replace: true });
    },
  };
};

const isAbsent = (error: Error | null): boolean => error instanceof AppError && error.code === "not_found";
