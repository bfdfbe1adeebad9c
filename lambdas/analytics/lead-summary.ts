import { leadStore } from "#lambdas/leads/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import type { AnalyticsFilter } from "#shared/analytics/routes.ts";
import type { LeadSummary } from "#shared/analytics/shapes.ts";
import { periodOf, startOf } from "./overview/period.ts";

/** The leads that were left in a period, by their present status. */
export const leadSummaryOf = async (
  accountId: string,
  { days }: Pick<AnalyticsFilter, "days">,
  now = new Date(),
): Promise<LeadSummary> => {
  const timeZone = await timeZoneOf(accountId);
  const { period } = periodOf(now, timeZone, Number(days));
  const since = startOf(period.first, timeZone).toISOString();
  const counts = await leadStore.counts(accountId, { since });
  const { total, converted } = counts;
  return { ...counts, conversionRate: total === 0 ? null : Math.round((converted / total) * 1000) / 10 };
};
