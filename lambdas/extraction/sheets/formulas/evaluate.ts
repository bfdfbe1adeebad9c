import { type Argument, functions, number, text, Uncertain, type Value } from "./functions.ts";
import type { Expression } from "./parse-formula.ts";

/** Value of a cell by sheet (none: the formula's own), row and column. Throws Uncertain. */
export type CellValue = (sheet: string | undefined, row: number, column: number) => Value;

const mostCells = 20_000;

/** The result of a formula. Throws Uncertain unless every program would show the same. */
export const evaluate = (expression: Expression, cellValue: CellValue): Value => {
  const value = (one: Expression) => evaluate(one, cellValue);
  switch (expression.type) {
    case "value":
      return expression.value;
    case "negation":
      return -number(value(expression.of));
    case "percent":
      return number(value(expression.of)) / 100;
    case "operation":
      return operation(expression.sign, value(expression.left), value(expression.right));
    case "call":
      return call(expression, cellValue);
    case "cells": {
      const { sheet, from, to } = expression;
      if (from.row !== to.row || from.column !== to.column) throw new Uncertain();
      return cellValue(sheet, from.row, from.column);
    }
  }
};

const operation = (sign: string, left: Value, right: Value): Value => {
  if (sign === "&") return text(left) + text(right);
  if (sign === "+") return number(left) + number(right);
  if (sign === "-") return number(left) - number(right);
  if (sign === "*") return number(left) * number(right);
  if (sign === "/") return number(number(left) / number(right));
  if (sign === "^") return number(number(left) ** number(right));
  return comparison(sign, left, right);
};

const comparison = (sign: string, left: Value, right: Value): boolean => {
  const isText = typeof left === "string" && typeof right === "string";
  const [one, other] = isText ? [left.toLowerCase(), right.toLowerCase()] : [figures(left), figures(right)];
  if (sign === "=") return one === other;
  if (sign === "<>") return one !== other;
  if (isText) throw new Uncertain();
  if (sign === "<") return one < other;
  if (sign === "<=") return one <= other;
  return sign === ">" ? one > other : one >= other;
};

/** Without the noise of binary fractions, which programs leave out of comparisons. */
const figures = (value: Value) => Number(number(value).toPrecision(15));

const call = (expression: Extract<Expression, { type: "call" }>, cellValue: CellValue): Value => {
  const { name, arguments: given } = expression;
  if (name === "IF") return choice(given, cellValue);
  const called = functions[name];
  if (!called || given.length === 0) throw new Uncertain();
  return called(given.map((one) => argument(one, cellValue)));
};

const choice = ([condition, then, otherwise]: Array<Expression | undefined>, cellValue: CellValue): Value => {
  const isMet = condition && evaluate(condition, cellValue);
  const chosen = isMet ? then : otherwise;
  if (typeof isMet !== "boolean" || !chosen) throw new Uncertain();
  return evaluate(chosen, cellValue);
};

const argument = (expression: Expression | undefined, cellValue: CellValue): Argument => {
  if (!expression) throw new Uncertain();
  if (expression.type !== "cells") return { value: evaluate(expression, cellValue) };
  const { sheet, from, to } = expression;
  const count = (to.row - from.row + 1) * (to.column - from.column + 1);
  if (count === 1) {
    const value = cellValue(sheet, from.row, from.column);
    return { value, cells: [value] };
  }
  if (count < 1 || count > mostCells) throw new Uncertain();
  const cells: Value[] = [];
  for (let row = from.row; row <= to.row; row += 1)
    for (let column = from.column; column <= to.column; column += 1)
      cells.push(cellValue(sheet, row, column));
  return { cells };
};
