import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { query } from "../../lib/api.ts";
import { activeByName, chatbotPages } from "./chatbot-pages.ts";

/** The chatbot that the address names (`?ragSystemId=`), else the first by name of the newest hundred. */
export const useChosenChatbot = () => {
  const [search, setSearch] = useSearchParams();
  const list = useInfiniteQuery(chatbotPages);
  const wanted = search.get("ragSystemId");
  const listed = list.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === wanted);
  const named = useQuery({
    ...query("chatbots", "get", { id: wanted ?? "" }),
    enabled: Boolean(wanted && list.data && !listed),
  });
  const first = activeByName(list.data?.pages[0]?.items ?? [])[0];
  return {
    isPending: list.isPending || named.isLoading,
    /** Set while no chatbot could be read at all. */
    error: list.data ? null : list.error,
    refetch: list.refetch,
    chatbot: listed ?? (named.isLoading ? undefined : (named.data ?? first)),
    choose: (id: string) => setSearch({ ragSystemId: id }, { replace: true }),
  };
};
