import { dateText } from "./dates/date-text.ts";
import { isoText } from "./dates/serial.ts";
import { type Decimal, decimalOf } from "./decimal.ts";
import { generalText } from "./general.ts";
import { literalText, numberText } from "./number-text.ts";
import { anyDate, formatOf, type Section, sectionFor } from "./sections.ts";

/** A value that its format does not show. */
export const hidden = Symbol("hidden");

/**
 * A number as its cell shows it. `figures` is the number as the file writes it, which may have more figures than a
 * binary number keeps. Zero that is not shown is an empty text.
 */
export const numberShown = (figures: string, code: string, is1904: boolean): string | typeof hidden => {
  if (code === "" || code === "General") return general(figures);
  const value = Number(figures);
  if (code === anyDate) return isoText(value, is1904) ?? general(figures);
  const format = formatOf(code);
  const { section, isSigned } = sectionFor(format, value);
  if (!section || isPlain(section)) return general(figures);
  if (section.kind === "empty") return value === 0 && !hidesAll(format.sections) ? "" : hidden;
  if (section.kind === "date") return inOneLine(dateText(value, section, is1904)) ?? general(figures);
  const decimal = decimalOf(figures);
  if (!decimal) return figures;
  const text = inOneLine(inSection(decimal, section)) ?? "";
  return text && decimal.isNegative && isSigned ? `-${text}` : text;
};

/** Text as its cell shows it. */
export const textShown = (text: string, code: string): string | typeof hidden => {
  if (!text.trim() || !/[;@]/.test(code)) return text;
  const section = formatOf(code).text;
  if (!section) return text;
  if (section.kind === "empty") return hidden;
  return section.tokens.map((token) => (token.type === "text" ? text : literalText(token))).join("");
};

/** The format General, or letters that are no format. */
const isPlain = ({ kind, tokens }: Section) =>
  kind === "general" && (tokens.length === 1 || !tokens.some(({ type }) => type === "general"));

const general = (figures: string): string => {
  if (/^-?[1-9]\d{0,14}$/.test(figures)) return figures;
  const decimal = decimalOf(figures);
  return decimal ? generalText(decimal) : figures;
};

const inOneLine = (text: string | undefined) => text?.replace(/\s+/g, " ").trim();

const hidesAll = (sections: Section[]) => sections.every(({ kind }) => kind === "empty");

const inSection = (decimal: Decimal, { kind, tokens }: Section): string => {
  const positive = { ...decimal, isNegative: false };
  if (kind === "number") return numberText(positive, tokens);
  return tokens
    .map((token) => (token.type === "general" ? generalText(positive) : literalText(token)))
    .join("");
};
