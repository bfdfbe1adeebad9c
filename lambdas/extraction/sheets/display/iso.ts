import numfmt from "numfmt";

/** 31 December 9999 in the system of 1900. */
const lastDay = 2_958_465;
const firstDay = -693_593;
const secondsOfDay = 86_400;
/** Days between 1 January 1900 and 1904. */
export const daysTo1904 = 1462;

/** "2026-03-07", "2026-03-07 19:30" or, of less than a day, "19:30"; undefined for what is no date. */
export const isoText = (serial: number, is1904: boolean, only?: "date" | "time"): string | undefined => {
  const days = Math.round((serial + (is1904 ? daysTo1904 : 0)) * secondsOfDay) / secondsOfDay;
  if (!(days < lastDay + 1 && days >= firstDay)) return;
  const day = Math.floor(days);
  const time = numfmt.format("hh:mm:ss", days - day).replace(/:00$/, "");
  if (only === "time" || (!only && serial >= 0 && serial < 1)) return time;
  const date = numfmt.format("yyyy-mm-dd", day);
  return only || time === "00:00" ? date : `${date} ${time}`;
};
