import { useSearchParams } from "react-router-dom";
import { type GapStatus, gapStatuses } from "#shared/gaps/shapes.ts";
import { addressed } from "#web/lib/browser/addressed.ts";

export type Way = "answer" | "ask";

/** The state of the page; it stands in the query of its address. */
export const useView = () => {
  const [search, setSearch] = useSearchParams();
  const set = (changes: Record<string, string | undefined>) => {
    const next = addressed();
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
    setSearch(next);
  };
  const status = search.get("status");
  const way = search.get("way");
  return {
    openId: search.get("gap") ?? undefined,
    status: gapStatuses.find((one) => one === status) ?? ("open" satisfies GapStatus),
    chatbotId: search.get("chatbot") ?? undefined,
    way: way === "answer" || way === "ask" ? (way satisfies Way) : undefined,
    set,
    searchOf: (id: string) => {
      const next = new URLSearchParams(search);
      next.delete("way");
      next.set("gap", id);
      return `?${next}`;
    },
  };
};
export type View = ReturnType<typeof useView>;
