import { useSearchParams } from "react-router-dom";
import type { AnalyticsFilter } from "#shared/analytics/routes.ts";
import { addressed } from "#web/lib/browser/addressed.ts";

export const tabs = {
  overview: "Overview",
  leads: "Leads & Contacts",
  candidates: "Candidates",
  queries: "Queries",
} as const;
export type Tab = keyof typeof tabs;

export const periods = { "7": "Last 7 days", "30": "Last 30 days", "90": "Last 90 days" } as const;

export const sources = {
  visitors: "Visitors",
  widget: "Widgets",
  page: "Public pages",
  telegram: "Telegram",
  discord: "Discord",
  slack: "Slack",
  api: "API",
  test: "Tests",
} as const;

type Parameter = "tab" | "days" | "chatbot" | "source";

/** The state that the address of the page holds. */
export interface View {
  tab: Tab;
  filter: AnalyticsFilter;
  set(changes: Partial<Record<Parameter, string>>): void;
}

const defaults: Record<string, string> = { tab: "overview", days: "30" };

/** Reads the state of an address; what is absent or unknown has its usual value. */
export const viewOf = (query: URLSearchParams): Pick<View, "tab" | "filter"> => {
  const chatbotId = query.get("chatbot")?.slice(0, 200);
  const source = known(sources, query.get("source"));
  return {
    tab: known(tabs, query.get("tab")) ?? "overview",
    filter: {
      days: known(periods, query.get("days")) ?? "30",
      ...(chatbotId && { chatbotId }),
      ...(source && { source }),
    },
  };
};

const known = <Names extends object>(names: Names, value: string | null): keyof Names | undefined =>
  value !== null && Object.hasOwn(names, value) ? (value as keyof Names) : undefined;

/** An address with other values of the state. */
export const changed = (former: URLSearchParams, changes: Partial<Record<Parameter, string>>) => {
  const next = new URLSearchParams(former);
  for (const [name, value] of Object.entries(changes)) {
    if (value && value !== defaults[name]) next.set(name, value);
    else next.delete(name);
  }
  return next;
};

export const useView = (): View => {
  const [query, setQuery] = useSearchParams();
  return {
    ...viewOf(query),
    set: (changes) => setQuery(changed(addressed(), changes), { replace: true }),
  };
};
