import type { Webhook } from "#shared/webhooks/shapes.ts";
import { dayEntity, type WebhookDay } from "./entities.ts";
import { key, keyPrefix } from "./names.ts";

/** Upper bounds of times in milliseconds; longer ones are in no bucket. */
export const bucketBounds = [
  20, 30, 45, 70, 100, 150, 220, 330, 500, 750, 1100, 1700, 2500, 4000, 6000, 9000, 15_000,
] as const;

const hourMs = 3_600_000;
const shownHours = 24;
const shownDays = 7;

type Figures = Pick<Webhook, "hours" | "week_delivered" | "week_median_ms">;

/** The figures of an endpoint's attempts in the last hours and days. */
export const figuresOf = async (webhookId: string, now = new Date()): Promise<Figures> => {
  const first = new Date(now.getTime() - (shownDays - 1) * 24 * hourMs).toISOString().slice(0, 10);
  const days = await Array.fromAsync(
    dayEntity.all({
      pk: key("webhook", webhookId),
      prefix: keyPrefix("webhookDay"),
      from: key("webhookDay", first),
    }),
  );
  const byDay = new Map(days.map((one) => [one.day, one]));
  const hours = Array.from({ length: shownHours }, (_, at) => {
    const hour = new Date(now.getTime() - (shownHours - 1 - at) * hourMs).toISOString();
    const day = byDay.get(hour.slice(0, 10));
    const count = (name: string) => (day ? numberIn(day, `${name} ${hour.slice(11, 13)}`) : 0);
    return { delivered: count("delivered"), failed: count("failed") };
  });
  const week_delivered = days.reduce((sum, day) => sum + sumOf(day, "delivered "), 0);
  return { hours, week_delivered, week_median_ms: medianOf(days) };
};

/** The least bound that half of the times stayed below. */
const medianOf = (days: WebhookDay[]): number | null => {
  const counts = bucketBounds.map((bound) =>
    days.reduce((sum, day) => sum + numberIn(day, `to ${bound}`), 0),
  );
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  let below = 0;
  for (const [at, count] of counts.entries()) {
    below += count;
    if (half > 0 && below >= half) return bucketBounds[at] ?? null;
  }
  return null;
};

const sumOf = (day: WebhookDay, prefix: string): number =>
  Object.keys(day)
    .filter((name) => name.startsWith(prefix))
    .reduce((sum, name) => sum + numberIn(day, name), 0);

const numberIn = (day: WebhookDay, name: string): number => {
  const value = day[name];
  return typeof value === "number" ? value : 0;
};
