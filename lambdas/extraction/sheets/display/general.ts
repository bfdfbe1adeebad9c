import { type Decimal, decimalOf, isZero, plainText, rounded, shifted } from "./decimal.ts";

/** Widest number that the format General shows in full. */
const widest = 11;
/** As many figures may have been typed; a fraction with more of them was calculated. */
const typedFigures = 15;
/** Integers up to this many figures are written out. */
const longestInteger = 25;

/**
 * A number in the format General. Integers keep all figures, where a spreadsheet shows 1.23E+15; so do fractions that
 * were typed. Calculated fractions are rounded to what a cell shows.
 */
export const generalText = (number: Decimal): string => {
  const { whole, part } = number;
  const significant = (whole + part).replace(/^0+/, "").length;
  if (part === "" && whole.length <= longestInteger) return plainText(number);
  const leadingZeros = whole ? 0 : /^0*/.exec(part)?.[0].length;
  if (whole.length > longestInteger || (leadingZeros ?? 0) > 8) return scientific(number);
  if (significant < typedFigures) return plainText(number);
  const places = Math.max(0, widest - 1 - Math.max(1, whole.length));
  const short = rounded(number, places);
  return whole.length > 9 || isZero(short) ? plainText(number) : plainText(short);
};

const scientific = (number: Decimal): string => {
  const figures = (number.whole + number.part).replace(/^0+/, "");
  const exponent = number.whole ? number.whole.length - 1 : -(/^0*/.exec(number.part)?.[0].length ?? 0) - 1;
  const mantissa = plainText(shifted(number, -exponent));
  const text =
    figures.length < typedFigures ? mantissa : plainText(rounded(decimalOf(mantissa) ?? number, 5));
  return `${text}E${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
};
