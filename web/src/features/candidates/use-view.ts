import { useSearchParams } from "react-router-dom";
import { candidateOrders } from "#shared/candidates/orders.ts";
import type { CandidateFilter } from "#shared/candidates/shapes.ts";
import { applicationStatuses } from "#shared/jobs/statuses.ts";
import { addressed } from "#web/lib/browser/addressed.ts";

/** The state that the address holds: the filter, the page of the list, and what is open beside it. */
export interface View {
  filter: CandidateFilter;
  page: number;
  openId: string | undefined;
  /** The candidates ticked for a comparison, at most two. */
  ticked: string[];
  /** Whether the open candidate's conversation is shown in place of the answers. */
  isTalkShown: boolean;
  set(changes: Partial<Record<Parameter, string>>): void;
  /** The query of the address with another candidate open. */
  searchOf(candidate: string): string;
  tick(candidate: string): void;
  close(): void;
  clear(): void;
}

type Parameter = "search" | "status" | "job" | "order" | "blind" | "page" | "candidate" | "compare" | "show";

/** They belong to the filter: the first page is shown when one of them changes. */
const filters: Parameter[] = ["search", "status", "job", "order", "blind"];

/** Reads the view of a query; what is absent or unknown has its usual value. */
export const viewOf = (query: URLSearchParams) => {
  const blind = query.get("blind") === "1";
  const order = candidateOrders.find((one) => one === query.get("order"));
  const status = applicationStatuses.find((one) => one === query.get("status"));
  const jobId = query.get("job")?.slice(0, 100);
  const filter: CandidateFilter = {
    search: query.get("search")?.trim().slice(0, 200) ?? "",
    // the alphabet would tell something of the names
    order: order && !(blind && order === "name") ? order : "newest",
    blind,
    ...(status && { status }),
    ...(jobId && { jobId }),
  };
  return {
    filter,
    page: Math.min(Math.max(Math.floor(Number(query.get("page"))) || 1, 1), 100_000),
    openId: query.get("candidate") ?? undefined,
    ticked: tickedIn(query),
    isTalkShown: query.get("show") === "conversation",
  };
};

const tickedIn = (query: URLSearchParams): string[] =>
  (query.get("compare") ?? "").split(",").filter(Boolean).slice(0, 2);

/** The candidate or pair that is open, with or without names: while it stays, so do notes that are being written. */
const openIn = (query: URLSearchParams): string => {
  const ticked = tickedIn(query);
  return [query.get("blind"), ...(ticked.length === 2 ? ticked : [query.get("candidate")])].join();
};

/** A query with other values of the view. Another candidate is opened with the answers in view. */
export const changed = (former: URLSearchParams, changes: Partial<Record<Parameter, string>>) => {
  const next = new URLSearchParams(former);
  if (filters.some((name) => name in changes)) next.delete("page");
  if ("candidate" in changes) {
    next.delete("show");
    // a pair would hide the candidate; a single tick waits for the second one
    if (tickedIn(former).length === 2) next.delete("compare");
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value && value !== usual[name]) next.set(name, value);
    else next.delete(name);
  }
  return next;
};

const usual: Record<string, string> = { order: "newest", page: "1" };

/** A third tick takes the place of the second one. */
export const tickedWith = (former: string[], id: string): string[] =>
  former.includes(id) ? former.filter((one) => one !== id) : [...former.slice(0, 1), id];

export const useView = (): View => {
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  const set = (changes: Partial<Record<Parameter, string>>) => {
    const former = addressed();
    const next = changed(former, changes);
    setQuery(next, { replace: true, state: { keepsChanges: openIn(next) === openIn(former) } });
  };
  return {
    ...view,
    set,
    searchOf: (candidate) => `?${changed(query, { candidate })}`,
    tick: (candidate) => set({ compare: tickedWith(tickedIn(addressed()), candidate).join(",") }),
    close: () => set({ candidate: "" }),
    clear: () => set({ search: "", status: "", job: "" }),
  };
};
