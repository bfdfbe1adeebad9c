import { localAsUtc, momentOf } from "#platform/account/local-time.ts";
import type { PeopleHours } from "#shared/chatbots/people-hours.ts";

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;

/** Whether people answer at a moment; if not, `opensAt` is the ISO time from which they do. */
export const openingOf = (
  { hours }: Pick<PeopleHours, "hours">,
  timeZone: string,
  now = new Date(),
): { isOpen: true } | { isOpen: false; opensAt: string } => {
  const local = localAsUtc(now, timeZone);
  const today = local - (local % dayMs);
  const starts: number[] = [];
  // the same day of the next week may be the first one again
  for (let ahead = 0; ahead <= 7; ahead++) {
    const date = today + ahead * dayMs;
    for (const { day, from, to } of hours) {
      if (day !== (new Date(date).getUTCDay() || 7)) continue;
      const begin = date + minutesOf(from) * minuteMs;
      if (begin <= local && local < date + minutesOf(to) * minuteMs) return { isOpen: true };
      if (begin > local) starts.push(begin);
    }
  }
  return { isOpen: false, opensAt: momentOf(Math.min(...starts), timeZone).toISOString() };
};

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};
