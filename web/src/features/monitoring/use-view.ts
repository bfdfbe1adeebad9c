import { useSearchParams } from "react-router-dom";
import type { activityRanges, monitoringViews } from "#shared/monitoring/routes.ts";
import { addressed } from "#web/lib/browser/addressed.ts";

type Range = (typeof activityRanges)[number];
type Pill = (typeof monitoringViews)[number];

export const rangeNames: Record<Range, string> = {
  hour: "Last hour",
  day: "Last 24 hours",
  week: "Last 7 days",
  all: "All time",
};

export const pillNames: Record<Pill, string> = {
  recent: "Most Recent",
  public: "Public Sessions",
  interventions: "With Interventions",
  all: "All Conversations",
};

type Parameter = "range" | "view" | "text" | "conversation";

/** The state that the address holds: the filter of the list, and the conversation that was opened. */
export interface View {
  filter: { range: Range; view: Pill; search: string };
  openId: string | undefined;
  set(changes: Partial<Record<Parameter, string>>): void;
  /** The query of the address with another conversation open. */
  searchOf(conversation: string): string;
}

export const useView = (): View => {
  const [query, setQuery] = useSearchParams();
  return {
    filter: {
      range: known(rangeNames, query.get("range")) ?? "day",
      view: known(pillNames, query.get("view")) ?? "recent",
      search: query.get("text")?.trim().slice(0, 200) ?? "",
    },
    openId: query.get("conversation") || undefined,
    set: (changes) => setQuery(changed(addressed(), changes), { replace: true }),
    searchOf: (conversation) => `?${changed(query, { conversation })}`,
  };
};

const defaults: Record<string, string> = { range: "day", view: "recent" };

const known = <Name extends string>(names: Record<Name, string>, value: string | null): Name | undefined =>
  (Object.keys(names) as Name[]).find((name) => name === value);

const changed = (former: URLSearchParams, changes: Partial<Record<Parameter, string>>): URLSearchParams => {
  const next = new URLSearchParams(former);
  for (const [name, value] of Object.entries(changes)) {
    if (value && value !== defaults[name]) next.set(name, value);
    else next.delete(name);
  }
  return next;
};
