import type { Figure } from "#shared/analytics/routes.ts";

const count = new Intl.NumberFormat("en");

export interface Change {
  text: string;
  /** Absent without a figure for last month, and if nothing changed. */
  direction?: "up" | "down";
}

/** How a figure moved against last month, in words. */
export const changeOf = ({ changePercent, thisMonth }: Figure): Change => {
  if (changePercent === null)
    return {
      text: thisMonth ? `${count.format(thisMonth)} this month, none last month` : "None this month or last",
    };
  const percent = Math.round(changePercent);
  if (percent === 0) return { text: "No change from last month" };
  const sign = percent > 0 ? "+" : "−";
  return {
    text: `${sign}${count.format(Math.abs(percent))}% from last month`,
    direction: percent > 0 ? "up" : "down",
  };
};
