import { useSearchParams } from "react-router-dom";
import { leadColumns, leadStatuses } from "#shared/leads/bounds.ts";
import type { LeadFilter } from "#shared/leads/shapes.ts";
import { addressed } from "#web/lib/browser/addressed.ts";

/** The state that the address holds: the filter, the page of the list, and the open lead. */
export interface View {
  filter: LeadFilter;
  page: number;
  openId: string | undefined;
  set(changes: Partial<Record<Parameter, string>>): void;
  /** The query of the address with another lead open. */
  searchOf(lead: string): string;
  close(): void;
  clear(): void;
}

const parameters = ["status", "text", "sort", "direction", "page", "lead"] as const;
type Parameter = (typeof parameters)[number];

const statuses = ["current", ...leadStatuses] as const;

/** Reads the view of a query; what is absent or unknown has its usual value. */
export const viewOf = (query: URLSearchParams): Pick<View, "filter" | "page" | "openId"> => {
  const text = query.get("text")?.trim().slice(0, 200);
  return {
    filter: {
      status: known(statuses, query.get("status")) ?? "current",
      sort: known(leadColumns, query.get("sort")) ?? "created_at",
      direction: known(["asc", "desc"], query.get("direction")) ?? "desc",
      ...(text && { text }),
    },
    page: Math.min(Math.max(Math.floor(Number(query.get("page"))) || 1, 1), 100_000),
    openId: query.get("lead") ?? undefined,
  };
};

/** A query with other values of the view; another filter or order begins with its first page. */
export const changed = (former: URLSearchParams, changes: Partial<Record<Parameter, string>>) => {
  const next = new URLSearchParams(former);
  if (!("page" in changes) && !("lead" in changes)) next.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value && value !== defaults[name]) next.set(name, value);
    else next.delete(name);
  }
  return next;
};

const defaults: Record<string, string> = {
  status: "current",
  sort: "created_at",
  direction: "desc",
  page: "1",
};

const known = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((one) => one === value);

export const useView = (): View => {
  const [query, setQuery] = useSearchParams();
  const set = (changes: Partial<Record<Parameter, string>>) =>
    setQuery(changed(addressed(), changes), {
      replace: true,
      // the open lead stays, and so do notes that are being written
      state: { keepsChanges: !("lead" in changes) },
    });
  return {
    ...viewOf(query),
    set,
    searchOf: (lead) => `?${changed(query, { lead })}`,
    close: () => set({ lead: "" }),
    clear: () => set({ status: "", text: "" }),
  };
};
