import { whole } from "#web/lib/format/numbers.ts";
import { locale } from "../../lib/format/locale.ts";

/** Below this number of conversations a share says little. */
export const fewConversations = 20;

export interface Change {
  text: string;
  /** Absent if nothing can be compared, and if nothing changed. */
  direction?: "up" | "down";
}

interface Compared {
  now: number | null;
  before: number | null;
  /** Whether differences are told instead of shares, because both periods have few conversations. */
  isSmall: boolean;
}

/** How a figure moved from the period before, in words. */
export const changeOf = ({ now, before, isSmall }: Compared): Change => {
  if (!before) return { text: now ? "None in the period before" : "None in either period" };
  if (now === null) return { text: "None in this period" };
  const difference = now - before;
  const rounded = Math.round(difference);
  if (rounded === 0) return { text: "No change from last period" };
  const direction = difference > 0 ? "up" : "down";
  if (isSmall) return { text: `${signed(rounded)} from last period`, direction };
  const part = Math.abs(difference) / before;
  const percent = part.toLocaleString(locale(), {
    style: "percent",
    maximumFractionDigits: part < 0.01 ? 1 : 0,
  });
  return { text: `${percent} from last period`, direction };
};

/** "+3", "−16%": a change as a cell of a table. */
export const changeCell = ({ now, before, isSmall }: Compared): string => {
  if (now === null || before === null) return "–";
  const difference = now - before;
  if (difference === 0) return "0";
  if (before === 0) return "New";
  if (isSmall) return signed(difference);
  const percent = (difference / before).toLocaleString(locale(), {
    style: "percent",
    signDisplay: "exceptZero",
  });
  return percent.replace("-", "−");
};

const signed = (difference: number): string =>
  `${difference > 0 ? "+" : "−"}${whole(Math.abs(Math.round(difference)))}`;
