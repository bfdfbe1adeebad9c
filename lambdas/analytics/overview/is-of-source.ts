import { type DayItem, isVisit } from "#lambdas/core/ledger/store.ts";
import type { AnalyticsFilter } from "#shared/analytics/routes.ts";

/** Whether a source is the wanted one; every one is without a wanted one. */
export const isOfSource = (source: DayItem["source"], wanted: AnalyticsFilter["source"]): boolean =>
  !wanted || source === wanted || (wanted === "visitors" && isVisit(source));
