import type { DayFigures, Figures, HourFigures } from "#shared/analytics/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import type { Column } from "../charts/figure-table.tsx";
import { milliseconds, money, namedDay } from "../words.ts";
import { answersIn } from "./answers.ts";

/** An amount that holds an estimated part is marked. */
export const costOf = ({ cost, estimated }: Pick<Figures, "cost" | "estimated">): string =>
  estimated > 0 && cost > 0 ? `about ${money(cost)}` : money(cost);

export const dayColumns: Column<DayFigures>[] = [
  { name: "Day", of: ({ day }) => namedDay(day), isText: true },
  { name: "Conversations", of: ({ conversations }) => whole(conversations) },
  { name: "Period before", of: ({ before }) => whole(before.conversations) },
  { name: "Messages", of: ({ messages }) => whole(messages) },
  { name: "Visitors", of: ({ visitors }) => whole(visitors) },
  { name: "Answers", of: (figures) => whole(answersIn(figures)) },
  { name: "Avg response", of: ({ averageResponse }) => milliseconds(averageResponse) },
  { name: "Tokens", of: ({ tokens }) => whole(tokens) },
  { name: "Cost", of: costOf },
];

type Hour = Omit<HourFigures, "weekday">;

/** The hours of the day, of all weekdays together. */
export const hourRows = (hours: HourFigures[]): Hour[] =>
  Array.from({ length: 24 }, (_, hour) =>
    hours
      .filter((one) => one.hour === hour)
      .reduce(
        (sum, one) => ({
          hour,
          conversations: sum.conversations + one.conversations,
          questions: sum.questions + one.questions,
          tokens: sum.tokens + one.tokens,
          cost: sum.cost + one.cost,
        }),
        { hour, conversations: 0, questions: 0, tokens: 0, cost: 0 },
      ),
  );

const two = (hour: number): string => String(hour).padStart(2, "0");

export const hourColumns: Column<Hour>[] = [
  { name: "Hour", of: ({ hour }) => `${two(hour)}–${two(hour + 1)}`, isText: true },
  { name: "Conversations", of: ({ conversations }) => whole(conversations) },
  { name: "Questions", of: ({ questions }) => whole(questions) },
  { name: "Tokens", of: ({ tokens }) => whole(tokens) },
  { name: "Cost", of: ({ cost }) => money(cost) },
];
