import { anyDate } from "./display/code.ts";

const day = "yyyy-mm-dd";
/** Day and time formats whose order of day and month, or whose words, depend on the program's language. */
const dependent: Record<number, string> = { 14: day, 22: `${day} hh:mm`, 32: "h:mm", 33: "h:mm:ss", 36: day };
const numbers: Record<number, string> = {
  0: "General",
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  12: "# ?/?",
  13: "# ??/??",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  37: "#,##0 ;(#,##0)",
  38: "#,##0 ;[Red](#,##0)",
  39: "#,##0.00;(#,##0.00)",
  40: "#,##0.00;[Red](#,##0.00)",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss.0",
  48: "##0.0E+0",
  49: "@",
};
/** Formats of East Asian and Thai programs stand beyond those of ECMA-376 part 1, 18.8.30 in the same order. */
const thai: Record<number, number> = {
  59: 1,
  60: 2,
  61: 3,
  62: 4,
  67: 9,
  68: 10,
  69: 12,
  70: 13,
  71: 14,
  72: 14,
  73: 15,
  74: 16,
  75: 17,
  76: 20,
  77: 21,
  78: 22,
  79: 45,
  80: 46,
  81: 47,
};

const dollars = (places: string) => `"$"#,##0${places}_);\\("$"#,##0${places}\\)`;
const money: Record<number, string> = {
  5: dollars(""),
  6: dollars(""),
  7: dollars(".00"),
  8: dollars(".00"),
};
const accounting = (sign: string, places: string) =>
  `_(${sign}* #,##0${places}_);_(${sign}* \\(#,##0${places}\\);_(${sign}* "-"_);_(@_)`;
const accounts: Record<number, string> = {
  41: accounting("", ""),
  42: accounting('"$"', ""),
  43: accounting("", ".00"),
  44: accounting('"$"', ".00"),
};

/**
 * Format code of a number format that a workbook uses without defining it. Where it depends on the language of the
 * program, dates are ISO dates, because 3/7/26 would be another day elsewhere.
 */
export const builtInFormat = (id: number): string => {
  if (dependent[id]) return dependent[id];
  if ((id >= 27 && id <= 35) || (id >= 50 && id <= 58)) return anyDate;
  if (id >= 63 && id <= 66) return builtInFormat(id - 58);
  const own = thai[id] ?? id;
  return dependent[own] ?? numbers[own] ?? money[own] ?? accounts[own] ?? "General";
};
