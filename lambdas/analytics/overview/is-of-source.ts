import { type DayItem, isVisit } from "#lambdas/ledger/store.ts";
import type { AnalyticsFilter } from "#shared/contract/analytics.ts";

/** Whether a source is the wanted one; every one is without a wanted one. */
export const isOfSource = (source: DayItem["source"], wanted: AnalyticsFilter["source"]): boolean =>
  !wanted || source === wanted || (wanted === "visitors" && isVisit(source));
