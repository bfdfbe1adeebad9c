import type { PeopleHours } from "#shared/chatbots/people-hours.ts";

const days = [1, 2, 3, 4, 5, 6, 7];

/** People answer all day, every day. */
export const anytime: PeopleHours = {
  wait_minutes: 5,
  hours: days.map((day) => ({ day, from: "00:00", to: "24:00" })),
};

/** People answer on one day of the week in UTC, which is neither today nor next to it. */
export const anotherDay = (now = new Date()): PeopleHours => ({
  wait_minutes: 5,
  hours: [{ day: ((now.getUTCDay() + 3) % 7) + 1, from: "09:00", to: "17:00" }],
});
