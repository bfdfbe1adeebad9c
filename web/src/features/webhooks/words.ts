import { deliveryDays, failingDays, webhookEventNames } from "#shared/webhooks/rules.ts";
import type { Delivery, Webhook } from "#shared/webhooks/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { day } from "../../lib/format/dates.ts";
import { locale } from "../../lib/format/locale.ts";

export interface Standing {
  tone: "good" | "busy" | "bad" | "idle";
  word: "Active" | "Failing" | "Off" | "Switched off";
}

/** Whether an endpoint gets events now. */
export const standingOf = ({ is_active, off, failing_since }: Webhook): Standing => {
  if (is_active) return failing_since ? { tone: "bad", word: "Failing" } : { tone: "good", word: "Active" };
  return off?.reason === "user" ? { tone: "idle", word: "Off" } : { tone: "bad", word: "Switched off" };
};

/** "all 8 events", "answer.refused", "3 events" */
export const eventsIn = ({ events }: Pick<Webhook, "events">): string => {
  if (events.length === webhookEventNames.length) return `all ${events.length} events`;
  return events.length === 1 ? `${events[0]}` : `${events.length} events`;
};

/** "All chatbots", "Shop help and 2 more"; `names` may lack one that is not read yet. */
export const chatbotsIn = (
  { rag_system_ids: ids }: Pick<Webhook, "rag_system_ids">,
  names: Map<string, string>,
): string => {
  if (ids.length === 0) return "All chatbots";
  const first = names.get(ids[0] ?? "");
  if (!first) return ids.length === 1 ? "1 chatbot" : `${ids.length} chatbots`;
  return ids.length === 1 ? first : `${first} and ${ids.length - 1} more`;
};

/** "84 ms", "15.0 s" */
export const duration = (milliseconds: number): string =>
  milliseconds < 1000
    ? `${whole(milliseconds)} ms`
    : `${(milliseconds / 1000).toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;

/** "5 s", "12 min", "3 h" until a time; "now" if it has come. */
export const untilTime = (at: string, now = Date.now()): string => {
  const seconds = Math.ceil((Date.parse(at) - now) / 1000);
  if (seconds <= 0) return "now";
  if (seconds < 90) return `in ${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `in ${minutes} min` : `in ${Math.round(minutes / 60)} h`;
};

export interface Outcome {
  tone: "good" | "bad" | "waiting";
  /** The status, or a word in its place. */
  word: string;
  /** The whole of it for screen readers. */
  name: string;
}

/** The last attempt of a delivery in a word. */
export const outcomeOf = ({ state, attempts, next_at }: Delivery): Outcome => {
  const last = attempts.at(-1);
  const word = last?.status ? String(last.status) : undefined;
  if (state === "delivered") return { tone: "good", word: word ?? "sent", name: "Delivered" };
  if (state === "dropped") return { tone: "bad", word: "gone", name: "Not sent, its texts were deleted" };
  if (last?.error && next_at) return { tone: "bad", word: word ?? "error", name: "Failed, is sent again" };
  if (state === "waiting") return { tone: "waiting", word: "wait", name: "Waits" };
  return { tone: "bad", word: word ?? (last ? "error" : "unsent"), name: "Given up" };
};

/** The next attempt of a delivery; one of an endpoint that rests or is off waits for that. */
export const nextAttempt = (
  { next_at }: Pick<Delivery, "next_at">,
  { is_active, rests_until }: Pick<Webhook, "is_active" | "rests_until">,
  now = Date.now(),
): { words: string; at?: string } | undefined => {
  if (!next_at) return undefined;
  if (!is_active) return { words: "Waits until the endpoint is switched on" };
  const at = rests_until && rests_until > next_at ? rests_until : next_at;
  return { words: `Next ${untilTime(at, now)}`, at };
};

/** The advice beside a delivery's attempts; none for one that is well. */
export const adviceOn = ({ state, attempts }: Delivery): string | undefined => {
  if (state === "dropped") return "The texts of this event were deleted before it was delivered.";
  if (state === "failed" && attempts.length === 0)
    return "It was not sent, because the endpoint was switched on without the events that waited.";
  return state === "delivered" ? undefined : attempts.at(-1)?.error;
};

/** "1 event waits", "214 events wait" */
export const waitingIn = (count: number): string =>
  count === 1 ? "1 event waits" : `${whole(count)} events wait`;

/** Why an endpoint was switched off, as a sentence. */
export const whyOff = ({ off }: Pick<Webhook, "off">): string =>
  off?.reason === "gone"
    ? "It answered 410 Gone, which means that it wants no more events."
    : `Every attempt of ${failingDays} days failed.`;

/** "Switched off on Nov 20, 2026." */
export const offSince = ({ off }: Pick<Webhook, "off">): string =>
  off ? `Switched off on ${day(off.at)}.` : "";

export const keptWords = `Events are kept for ${deliveryDays} days.`;

export type Beat = "none" | "good" | "mixed" | "bad";

/** The state of each hour. */
export const beatsOf = (hours: Webhook["hours"]): Beat[] =>
  hours.map(({ delivered, failed }) => {
    if (delivered + failed === 0) return "none";
    if (failed === 0) return "good";
    return delivered === 0 ? "bad" : "mixed";
  });

/** The attempts of a day in words. */
export const beatWords = (hours: Webhook["hours"]): string => {
  const delivered = hours.reduce((sum, one) => sum + one.delivered, 0);
  const failed = hours.reduce((sum, one) => sum + one.failed, 0);
  if (delivered + failed === 0) return "No attempt in the last 24 hours";
  return `In the last 24 hours ${whole(delivered)} delivered, ${whole(failed)} failed ${failed === 1 ? "attempt" : "attempts"}`;
};
