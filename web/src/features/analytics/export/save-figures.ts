import { format as formatDate } from "date-fns";
import type { AnalyticsFilter } from "#shared/analytics/routes.ts";
import { api } from "#web/lib/api/api.ts";
import { overviewCsv, queriesCsv } from "./csv.ts";

/** Reads the figures of the filter once more, and saves them. */
export const saveOverview = async (filter: AnalyticsFilter): Promise<void> => {
  const [overview, leads, questions] = await Promise.all([
    api.analytics.overview(filter),
    api.analytics.leadSummary({ days: filter.days }),
    api.analytics.questions(filter),
  ]);
  save(overviewCsv({ overview, leads, questions }), `analytics-overview-${filter.days}-days`);
};

/** Saves the recent queries of the filter. */
export const saveQueries = async (filter: AnalyticsFilter): Promise<void> => {
  const { items } = await api.analytics.queries(filter);
  save(queriesCsv(items), `analytics-queries-${filter.days}-days`);
};

const save = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  const download = `${name}-${formatDate(new Date(), "yyyy-MM-dd")}.csv`;
  const link = Object.assign(document.createElement("a"), { href: url, download });
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
