import { differenceInCalendarDays, startOfDay } from "date-fns";
import type { Activity } from "#shared/account/activity.ts";
import { day, weekday } from "#web/lib/format/dates.ts";

interface Day {
  /** The start of the day in the reader's time zone, as a key. */
  key: string;
  /** "Today", "Yesterday", "Sunday, Nov 15" or, in another year, "Nov 15, 2025". */
  name: string;
  items: Activity[];
}

/** Groups entries, newest first, by the reader's local day. */
export const daysOf = (items: Activity[], now: Date): Day[] => {
  const days: Day[] = [];
  for (const item of items) {
    const key = startOfDay(item.at).toISOString();
    const last = days.at(-1);
    if (last?.key === key) last.items.push(item);
    else days.push({ key, name: dayName(new Date(item.at), now), items: [item] });
  }
  return days;
};

const dayName = (at: Date, now: Date): string => {
  const ago = differenceInCalendarDays(now, at);
  if (ago === 0) return "Today";
  if (ago === 1) return "Yesterday";
  return at.getFullYear() === now.getFullYear() ? weekday(at) : day(at.toISOString());
};
