import { useSearchParams } from "react-router-dom";
import { type Domain, domains } from "#shared/knowledge/domains.ts";
import { addressed } from "#web/lib/browser/addressed.ts";

/** The tab and the filters of the page, which its address holds. */
export const useView = () => {
  const [query, setQuery] = useSearchParams();
  const set = (changes: Record<string, string>) => {
    const next = addressed();
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
    setQuery(next, { replace: true });
  };
  const domain: Domain | "all" = domains.find((one) => one === query.get("domain")) ?? "all";
  return {
    tab: query.get("tab") === "interviews" ? ("interviews" as const) : ("templates" as const),
    /** Each tab has filters of its own. */
    open: (tab: string) => setQuery(tab === "interviews" ? { tab } : {}, { replace: true }),
    search: query.get("search")?.trim().slice(0, 200) ?? "",
    domain,
    find: (search: string) => set({ search }),
    choose: (chosen: string) => set({ domain: chosen === "all" ? "" : chosen }),
    clear: () => set({ search: "", domain: "" }),
  };
};
export type View = ReturnType<typeof useView>;
