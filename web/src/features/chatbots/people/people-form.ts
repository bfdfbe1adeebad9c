import type { PeopleHours } from "#shared/chatbots/people-hours.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";

/** Each day has one line of hours. */
export interface PeopleForm {
  isOn: boolean;
  wait_minutes: number;
  /** Monday first. */
  days: { isOn: boolean; from: string; to: string }[];
}

export const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const defaultHours = { from: "09:00", to: "17:00" };
const weekdays = 5;

export const formOf = ({ people }: Chatbot): PeopleForm => ({
  isOn: people !== undefined,
  wait_minutes: people?.wait_minutes ?? 5,
  days: dayNames.map((_, at) => {
    const hours = people?.hours.find(({ day }) => day === at + 1);
    const isOn = people ? hours !== undefined : at < weekdays;
    return { isOn, from: hours?.from ?? defaultHours.from, to: shown(hours?.to ?? defaultHours.to) };
  }),
});

/** A field of a time has no 24:00: midnight ends the day. */
const shown = (to: string): string => (to === "24:00" ? "00:00" : to);
export const endOf = (to: string): string => (to === "00:00" ? "24:00" : to);

export const peopleOf = ({ isOn, wait_minutes, days }: PeopleForm): PeopleHours | null =>
  isOn
    ? {
        wait_minutes,
        hours: days.flatMap(({ isOn, from, to }, at) => (isOn ? [{ day: at + 1, from, to: endOf(to) }] : [])),
      }
    : null;
