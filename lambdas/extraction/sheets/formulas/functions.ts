import { decimalOf, plainText, rounded } from "../display/decimal.ts";

/** Of an empty cell: null. */
export type Value = number | string | boolean | null;

/** Thrown for what is not certain: the cell then has no value. */
export class Uncertain extends Error {}

/** An argument: the value of an expression or a cell, or the values of cells. */
export interface Argument {
  value?: Value;
  cells?: Value[];
}

type Function = (given: Argument[]) => Value;

/** Numbers in ranges; text, truth values and empty cells there do not count, elsewhere they are not certain. */
const numbersOf = (given: Argument[]): number[] =>
  given.flatMap(({ value, cells }) =>
    cells ? cells.filter((one) => typeof one === "number") : [number(value ?? null)],
  );

export const number = (value: Value): number => {
  if (value === null) return 0;
  if (typeof value !== "number" || !Number.isFinite(value)) throw new Uncertain();
  return value;
};

export const text = (value: Value): string => {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "string") return value;
  const decimal = decimalOf(String(value));
  if (!decimal || decimal.whole.length > 15) throw new Uncertain();
  return plainText(decimal);
};

const only = (given: Argument[], at: number): Value => {
  const value = given[at]?.value;
  if (value === undefined) throw new Uncertain();
  return value;
};

const round: Function = (given) => {
  const places = number(only(given, 1));
  const decimal = decimalOf(String(number(only(given, 0))));
  if (!decimal || !Number.isInteger(places) || places < 0 || places > 15) throw new Uncertain();
  return Number(plainText(rounded(decimal, places)));
};

const filled = (numbers: number[]): number[] => {
  if (numbers.length === 0) throw new Uncertain();
  return numbers;
};

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

const joined: Function = (given) =>
  given.map(({ value, cells = [value ?? null] }) => cells.map(text).join("")).join("");

/** Functions whose results are the same in every program. */
export const functions: Record<string, Function> = {
  SUM: (given) => sum(numbersOf(given)),
  PRODUCT: (given) => filled(numbersOf(given)).reduce((product, one) => product * one, 1),
  AVERAGE: (given) => sum(filled(numbersOf(given))) / numbersOf(given).length,
  MIN: (given) => filled(numbersOf(given)).reduce((least, one) => Math.min(least, one)),
  MAX: (given) => filled(numbersOf(given)).reduce((most, one) => Math.max(most, one)),
  COUNT: (given) => numbersOf(given).length,
  ABS: (given) => Math.abs(number(only(given, 0))),
  ROUND: round,
  CONCATENATE: joined,
  CONCAT: joined,
  HYPERLINK: (given) => text(only(given, given.length > 1 ? 1 : 0)),
  IMAGE: (given) => text(only(given, 1)),
};
