import { isAscii } from "#platform/search/analysis/fold.ts";

/** Code points of zero in other scripts. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0,
  0x1040, 0x17e0, 0xff10,
];
const digits = new RegExp(
  `[${zeros.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join("")}]`,
  "g",
);

/** The text with the digits and decimal signs of other scripts written as 0 to 9, point and comma. */
export const inFigures = (text: string): string =>
  isAscii(text)
    ? text
    : text
        .replace(digits, (digit) => {
          const code = digit.charCodeAt(0);
          return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
        })
        .replace(/٫/g, ".")
        .replace(/٬/g, ",");
