import { useSearchParams } from "react-router-dom";

const tabs = ["reports", "categories", "newsletter"] as const;
type Tab = (typeof tabs)[number];

/** Entries that wait for a decision, or those that have one. */
export type ListedView = "open" | "decided";

/** The tab of the page and the list in it, which its address holds. */
export const useView = () => {
  const [query, setQuery] = useSearchParams();
  return {
    tab: tabs.find((one) => one === query.get("tab")) ?? ("reports" satisfies Tab),
    openTab: (tab: string) => setQuery(tab === "reports" ? {} : { tab }, { replace: true }),
    list: query.get("view") === "decided" ? ("decided" as const) : ("open" as const),
    openList: (view: ListedView) => setQuery(view === "open" ? {} : { view }, { replace: true }),
  };
};
export type View = ReturnType<typeof useView>;
