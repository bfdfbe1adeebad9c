import { type hidden, numberShown } from "../display/display.ts";

const daysTo1970 = 25_569;
const daysTo1904 = 1462;

/** A cell whose value is written as an ISO date, such as 2026-03-07T19:30:00. */
export const isoShown = (written: string, code: string, is1904: boolean): string | typeof hidden => {
  const isTime = /^T?\d\d:/.test(written);
  const local = isTime ? `1970-01-01T${written.replace("T", "")}` : written;
  const at = Date.parse(`${local.replace(/(Z|[+-]\d\d:\d\d)$/, "")}${local.includes("T") ? "Z" : ""}`);
  if (Number.isNaN(at)) return written;
  const days = at / 86_400_000;
  const serial = isTime ? days : days + daysTo1970 - (is1904 ? daysTo1904 : 0);
  if (code !== "General" && serial >= 0) return numberShown(String(serial), code, is1904);
  return written
    .replace(/(T00:00(:00(\.0+)?)?)?Z?$/, "")
    .replace(/(\d)T(\d)/, "$1 $2")
    .replace(/(:\d\d):00(\.0+)?$/, "$1");
};
