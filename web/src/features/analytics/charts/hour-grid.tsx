import { chakra } from "@chakra-ui/react";
import type { HourFigures } from "#shared/analytics/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { weekdayName } from "../words.ts";

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const starts = Array.from({ length: 12 }, (_, at) => 2 * at);

/** The questions of each two hours of the week, the darker the more. */
export const HourGrid = ({ hours }: { hours: HourFigures[] }) => {
  const questions = (weekday: number, start: number) =>
    hours
      .filter((one) => one.weekday === weekday && (one.hour === start || one.hour === start + 1))
      .reduce((sum, one) => sum + one.questions, 0);
  const max = Math.max(1, ...weekdays.flatMap((weekday) => starts.map((start) => questions(weekday, start))));
  return (
    <chakra.div css={grid}>
      <span />
      {starts.map((start) => (
        <span key={start} className="hour">
          {start % 6 === 0 ? String(start).padStart(2, "0") : ""}
        </span>
      ))}
      {weekdays.map((weekday) => [
        <span key={weekday}>{weekdayName(weekday)}</span>,
        ...starts.map((start) => {
          const number = questions(weekday, start);
          return (
            <i
              key={`${weekday} ${start}`}
              title={`${weekdayName(weekday)}, ${start} to ${start + 2}: ${whole(number)}`}
              style={{ background: shade(number / max) }}
            />
          );
        }),
      ])}
    </chakra.div>
  );
};

const shade = (share: number): string =>
  `color-mix(in srgb, var(--chakra-colors-accent-solid) ${Math.round(share * 100)}%, var(--chakra-colors-bg-muted))`;

const grid = {
  display: "grid",
  gridTemplateColumns: "2.25rem repeat(12, minmax(0, 1fr))",
  gap: "2px",
  alignItems: "center",
  textStyle: "xs",
  color: "fg.subtle",
  direction: "ltr",
  "& .hour": { fontSize: "0.6875rem" },
  "& i": {
    h: "1.375rem",
    borderRadius: "3px",
  },
} as const;
