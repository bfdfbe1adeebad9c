import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import { query } from "../lib/api.ts";

/** The chatbot that the address names (`?ragSystemId=`), else the first of the owner's active ones by name. */
export const useChosenChatbot = () => {
  const [search, setSearch] = useSearchParams();
  const list = useQuery({ ...query("chatbots", "list", { limit: 100 }), select: activeByName });
  const wanted = search.get("ragSystemId");
  return {
    list,
    chatbot: list.data?.find(({ id }) => id === wanted) ?? list.data?.[0],
    choose: (id: string) => setSearch({ ragSystemId: id }, { replace: true }),
  };
};

const activeByName = ({ items }: { items: Chatbot[] }): Chatbot[] =>
  items.filter(({ status }) => status === "active").sort((a, b) => a.name.localeCompare(b.name));
