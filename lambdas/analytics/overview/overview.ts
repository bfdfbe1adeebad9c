import { conversationStore } from "#lambdas/conversations/store.ts";
import { type DayItem, ledger } from "#lambdas/core/ledger/store.ts";
import { accountSettingsEntity } from "#platform/account/settings.ts";
import { listVersion } from "#platform/models/prices.ts";
import type { AnalyticsFilter } from "#shared/analytics/routes.ts";
import { figureSources, type Overview } from "#shared/analytics/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { chatbotFigures } from "./chatbot-figures.ts";
import { hourFigures } from "./hour-figures.ts";
import { isOfSource } from "./is-of-source.ts";
import { type Period, periodOf, type Span } from "./period.ts";
import { merged, Sum, sumsBy } from "./sum.ts";

/** A call ends before the function's time is over. */
const divisionMs = 3_000;

/** The figures of a period and of the one before it, from the counters of days. Throws `not_found` for a chatbot of another account. */
export const overviewOf = async (
  accountId: string,
  { days, chatbotId, source }: AnalyticsFilter,
  now = new Date(),
): Promise<Overview> => {
  const settings = await accountSettingsEntity.find({ account_id: accountId });
  const timeZone = settings?.time_zone ?? "UTC";
  const spans = periodOf(now, timeZone, Number(days));
  const history = await conversationStore.history();
  const chatbots = await history.countAllFormer(accountId);
  if (chatbotId && !chatbots.some(({ id }) => id === chatbotId))
    throw new AppError("not_found", "Chatbot not found.");
  const { items, isComplete } = await itemsOf(
    accountId,
    { first: spans.before.first, last: spans.period.last },
    now,
  );
  const meant = items.filter(
    (item) => (!chatbotId || item.chatbotId === chatbotId) && isOfSource(item.source, source),
  );
  const sums = sumsBy(meant, ({ day }) => day);
  const ofPeriod = [...sums].filter(([day]) => day >= spans.period.first);
  const ofBefore = [...sums].filter(([day]) => day < spans.period.first);
  const cells = cellsOf(meant.filter(({ day }) => day >= spans.period.first));
  return {
    period: spans.period,
    periodBefore: spans.before,
    timeZone,
    formerZone: formerZoneOf(settings, timeZone, meant),
    isComplete,
    figures: merged(ofPeriod.map(([, sum]) => sum)).figures(),
    figuresBefore: merged(ofBefore.map(([, sum]) => sum)).figures(),
    days: dayFigures(spans, sums),
    hours: hourFigures(ofPeriod),
    chatbots: chatbotFigures(
      chatbots.filter(({ id }) => !chatbotId || id === chatbotId),
      { items: meant, sums: cells.byChatbot },
    ),
    sources: figureSources.flatMap((name) => {
      const some = cells.bySource.get(name);
      if (!some) return [];
      const sum = merged(some);
      return [{ ...sum.figures(), ...(name === "errand" && { answered: sum.errands }), source: name }];
    }),
    priceList: listVersion,
  };
};

/** The items of days, divided by chatbot and source as far as the time of a call suffices. */
const itemsOf = async (accountId: string, span: Span, now: Date) => {
  const items = await ledger.packedItems(accountId, span, now);
  if (items.every(({ chatbotId }) => chatbotId)) return { items, isComplete: true };
  const { divideFormer } = await conversationStore.history();
  const isComplete = await divideFormer(accountId, span, Date.now() + divisionMs);
  return { items: await ledger.packedItems(accountId, span, now), isComplete };
};

const dayFigures = ({ period, length }: Period, sums: Map<string, Sum>): Overview["days"] => {
  const figuresOf = (day: string) => (sums.get(day) ?? new Sum()).figures();
  return Array.from({ length }, (_, at) => {
    const day = ledger.daysAfter(period.first, at);
    const before = ledger.daysAfter(day, -length);
    return {
      ...figuresOf(day),
      day,
      before: { day: before, conversations: figuresOf(before).conversations },
    };
  });
};

/** The sums of each chatbot and source. */
const cellsOf = (items: DayItem[]) => {
  const cells = sumsBy(items, ({ chatbotId = "", source }) => `${source}#${chatbotId}`);
  const grouped = (part: (name: string[]) => string | undefined) =>
    new Map(
      [...Map.groupBy(cells, ([name]) => part(name.split("#")) ?? "")].map(([name, some]) => [
        name,
        some.map(([, sum]) => sum),
      ]),
    );
  return { byChatbot: grouped(([, chatbotId]) => chatbotId), bySource: grouped(([source]) => source) };
};

interface ZoneChange {
  former_time_zone?: string | undefined;
  time_zone_since?: string | undefined;
}

/** Days keep the zone in which they were counted. */
const formerZoneOf = (
  settings: ZoneChange | undefined,
  timeZone: string,
  [first]: DayItem[],
): Overview["formerZone"] => {
  const { former_time_zone: former, time_zone_since: since } = settings ?? {};
  if (!former || !since) return null;
  const until = ledger.localDay(timeZone)(since);
  return first && first.day <= until ? { timeZone: former, until } : null;
};
