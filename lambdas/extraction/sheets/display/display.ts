import numfmt from "numfmt";
import { anyDate, type FormatCode, formatCode, piecesOf } from "./code.ts";
import { type Decimal, decimalOf } from "./decimal.ts";
import { generalText } from "./general.ts";
import { daysTo1904, isoText } from "./iso.ts";
import { longText } from "./long-text.ts";

/** A value that its format does not show. */
export const hidden = Symbol("hidden");

const millisecondsOfDay = 86_400_000;
/** Powers of ten, percentages, and commas that divide by a thousand. */
const rounding = /E[+-]|%|,(?![#0?])/i;
/** Binary numbers keep no more figures. */
const exactFigures = 15;

/**
 * A number as its cell shows it. `figures` is the number as the file writes it, which may have more figures than a
 * binary number keeps. Zero that is not shown is an empty text.
 */
export const numberShown = (figures: string, code: string, is1904: boolean): string | typeof hidden => {
  if (code === "" || code === "General") return general(figures);
  const value = Number(figures);
  if (code === anyDate) return isoText(value, is1904) ?? general(figures);
  const format = formatCode(code);
  const decimal = decimalOf(figures);
  if (!decimal) return figures;
  if (format.isDate) return dateText(value, format, is1904) ?? general(figures);
  if (decimal.whole.length > exactFigures && !rounding.test(format.code))
    return longText(decimal, format.code) ?? general(figures);
  const shown = inOneLine(printed(withGeneral(format.code, decimal), value));
  if (shown !== "") return shown ?? general(figures);
  const others = value === 0 ? [1, -1] : [value * 1e6];
  return others.some((other) => inOneLine(printed(format.code, other)) !== "") ? "" : hidden;
};

/** Text as its cell shows it. */
export const textShown = (text: string, code: string): string | typeof hidden => {
  if (!text.trim() || !/[;@]/.test(code)) return text;
  const shown = printed(formatCode(code).code, text) ?? text;
  return shown.trim() ? shown : hidden;
};

const dateText = (value: number, format: FormatCode, is1904: boolean): string | undefined => {
  const { code, isTime, asIso, system } = format;
  if (system || asIso) return isoText(value, is1904, system);
  if (value < 0 && isTime) return `-${dateText(-value, format, is1904)}`;
  const exact = Math.round(value * millisecondsOfDay) / millisecondsOfDay;
  return inOneLine(printed(code, exact + (is1904 && !isTime ? daysTo1904 : 0))) ?? isoText(value, is1904);
};

/** Undefined for codes that are no formats, and for what is no date. */
const printed = (code: string, value: number | string): string | undefined => {
  try {
    return numfmt.format(code, value, { dateSpanLarge: false, dateErrorThrows: true });
  } catch {
    return;
  }
};

const inOneLine = (text: string | undefined) => text?.replace(/\s+/g, " ").trim();

/** The library would shorten a number in the format General. */
const withGeneral = (code: string, decimal: Decimal): string => {
  if (!/General/i.test(code)) return code;
  const text = `"${generalText({ ...decimal, isNegative: false })}"`;
  return piecesOf(code)
    .map((piece) => (/^General$/i.test(piece) ? text : piece))
    .join("");
};

const general = (figures: string): string => {
  if (/^-?[1-9]\d{0,14}$/.test(figures)) return figures;
  const decimal = decimalOf(figures);
  return decimal ? generalText(decimal) : figures;
};
