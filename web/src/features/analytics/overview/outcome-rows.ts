import type { Figures, Overview } from "#shared/analytics/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { changeCell } from "../change.ts";
import type { Column } from "../charts/figure-table.tsx";
import { isSmall } from "./is-small.ts";

interface OutcomeRow {
  name: string;
  now: number;
  before: number;
  change: string;
}

const names = {
  answered: "Answered",
  refused: "Nothing found",
  handed: "Handed to a person",
  smallTalk: "Small talk",
  paused: "Kept back by a budget",
  stopped: "Stopped by the reader",
  failed: "Failed",
} as const satisfies Partial<Record<keyof Figures, string>>;

type Outcome = keyof typeof names;

/** These are told also when there are none. */
const always: Outcome[] = ["answered", "refused", "handed", "failed"];

/** The ends of answers, each against the period before. */
export const outcomeRows = (data: Overview): OutcomeRow[] =>
  (Object.keys(names) as Outcome[]).flatMap((outcome) => {
    const [now, before] = [data.figures[outcome], data.figuresBefore[outcome]];
    if (now + before === 0 && !always.includes(outcome)) return [];
    return [
      { name: names[outcome], now, before, change: changeCell({ now, before, isSmall: isSmall(data) }) },
    ];
  });

export const outcomeColumns: Column<OutcomeRow>[] = [
  { name: "Outcome", of: ({ name }) => name, isText: true },
  { name: "This period", of: ({ now }) => whole(now) },
  { name: "Before", of: ({ before }) => whole(before) },
  { name: "Change", of: ({ change }) => change },
];
