import { useSearchParams } from "react-router-dom";
import type { CandidateFilter } from "#shared/candidates/shapes.ts";
import { addressed } from "#web/lib/browser/addressed.ts";

type Parameter = "search" | "candidate" | "part";

/** The tab's state in the address of the Analytics page; `page` there is that of the leads. */
export interface TabView {
  filter: CandidateFilter;
  page: number;
  openId: string | undefined;
  set(changes: Partial<Record<Parameter, string>>): void;
  searchOf(candidate: string): string;
}

export const useTabView = (): TabView => {
  const [query, setQuery] = useSearchParams();
  const part = Math.floor(Number(query.get("part"))) || 1;
  return {
    filter: { search: query.get("search")?.trim().slice(0, 200) ?? "", order: "newest", blind: false },
    page: Math.min(Math.max(part, 1), 100_000),
    openId: query.get("candidate") ?? undefined,
    set: (changes) => setQuery(changed(addressed(), changes), { replace: true }),
    searchOf: (candidate) => `?${changed(query, { candidate })}`,
  };
};

/** Another search begins with its first page. */
const changed = (former: URLSearchParams, changes: Partial<Record<Parameter, string>>): URLSearchParams => {
  const next = new URLSearchParams(former);
  if ("search" in changes) next.delete("part");
  for (const [name, value] of Object.entries(changes)) {
    if (value && !(name === "part" && value === "1")) next.set(name, value);
    else next.delete(name);
  }
  return next;
};
